import { defaultGeo, type OperationId, type ParametersByOperation } from "../../contract/index.js";
import { indicatorRequestId, requestId } from "./request-id.js";

/** One request to the service. A list is paged by the client; an indicator is planned place by place. */
export type ApiRequest = {
  readonly [O in OperationId]: {
    readonly operation: O;
    readonly parameters: ParametersByOperation[O];
    /** What may have to be asked once this is answered, a call each: part of the most it can cost. */
    readonly mayFollow?: readonly OperationId[] | undefined;
  };
}[OperationId];

type IndicatorParameters = ParametersByOperation["getIndicator"];

/** The places an indicator's request asks for. */
export const placesOf = ({ geo }: IndicatorParameters): string[] => {
  const codes = (geo ?? "").split(",").map((code) => code.trim().toUpperCase());
  const named = codes.filter((code) => code !== "");
  return named.length === 0 ? [defaultGeo] : named;
};

/** Equal for equal requests, whoever makes them. Holds no key, no service address and no date of the day. */
export function idOf(request: ApiRequest): string {
  if (request.operation === "getIndicator" && request.parameters.geo !== undefined) {
    return indicatorRequestId(request.parameters.id, request.parameters.geo);
  }
  return requestId(request.operation, request.parameters);
}
