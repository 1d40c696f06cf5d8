import { noTeam } from "../people/index.js";
import { anyGroup, type ClaimRules } from "./settings.js";

export type Claims = Readonly<Record<string, unknown>>;

/** Who somebody is to the gateway, as the provider says. */
export interface Identity {
  readonly subject: string;
  readonly name: string;
  readonly team: string;
  readonly isAdmin: boolean;
}

/** Why somebody whom the provider knows is nobody here; the sentence is for that person. */
export class SignInRefusal extends Error {
  override readonly name = "SignInRefusal";
}

/** A claim is one value or several. */
const valuesOf = (claims: Claims, claim: string): readonly string[] =>
  [claims[claim]].flat().filter((value) => typeof value === "string");

const isName = (text: string) => /^[^\p{Cc}]{1,80}$/u.test(text);

/** Entra ID leaves out the groups of who is in too many, and says only where to ask for them. */
const isLeftOut = (claims: Claims, claim: string) =>
  Object.hasOwn(claims["_claim_names"] ?? {}, claim);

function teamOf(claims: Claims, { teamClaim, teams }: ClaimRules): string {
  if (teamClaim !== undefined && isLeftOut(claims, teamClaim))
    throw new SignInRefusal(
      `You are in more groups than the provider names in ${teamClaim}: an administrator can let it name the gateway's alone.`,
    );
  const values = teamClaim === undefined ? [] : valuesOf(claims, teamClaim);
  if (teams.length === 0) return values.find(isName) ?? noTeam;
  const found = teams.find(({ value }) => value === anyGroup || values.includes(value));
  if (found === undefined)
    throw new SignInRefusal(
      "Your account is in none of the groups that may use the gateway. Ask an administrator.",
    );
  return found.team;
}

/** @throws SignInRefusal */
export function toIdentity(claims: Claims, rules: ClaimRules): Identity {
  const [subject] = valuesOf(claims, "sub");
  const name = valuesOf(claims, rules.nameClaim).map((text) => text.trim())[0];
  if (subject === undefined || name === undefined || !isName(name))
    throw new SignInRefusal(
      `The provider does not say who you are: the claim ${rules.nameClaim} is missing or too long.`,
    );
  return {
    subject,
    name,
    team: teamOf(claims, rules),
    isAdmin: rules.admins.some(({ claim, value }) => valuesOf(claims, claim).includes(value)),
  };
}
