import { makeStyles, tokens } from "@fluentui/react-components";
import { useMessages } from "../messages/use-messages.js";
import type { FoundItem } from "../model/found-item.js";
import { figureText } from "./item-facts.js";

const useStyles = makeStyles({
  line: {
    flexShrink: 0,
    color: tokens.colorBrandForeground1,
    "@media (forced-colors: active)": { color: "CanvasText" },
  },
});

const [width, height, edge] = [56, 24, 2];
const fewestForLine = 4;

/** Where figures stand in the picture: from left to right, and between the lowest and the highest of `span`. */
function scaleOf(count: number, span: readonly number[]) {
  const [low, high] = [Math.min(...span), Math.max(...span)];
  return {
    x: (index: number) => edge + (index / Math.max(1, count - 1)) * (width - 2 * edge),
    y: (value: number) =>
      high === low
        ? height / 2
        : height - edge - ((value - low) / (high - low)) * (height - 2 * edge),
  };
}

/** Lines through neighbouring figures; a gap interrupts them. */
function Line({ points }: { readonly points: readonly (number | null)[] }) {
  const { x, y } = scaleOf(
    points.length,
    points.filter((point) => point !== null),
  );
  const path = points
    .map((value, index) =>
      value === null
        ? ""
        : `${(points[index - 1] ?? null) === null ? "M" : "L"}${x(index).toFixed(1)} ${y(value).toFixed(1)}`,
    )
    .join("");
  return <path d={path} fill="none" stroke="currentColor" strokeWidth={1.5} />;
}

/** Too few figures for a course: as high above zero as they are, since a line from lowest to highest is always steep. */
function Points({ points }: { readonly points: readonly (number | null)[] }) {
  const { x, y } = scaleOf(points.length, [0, ...points.filter((point) => point !== null)]);
  return points.map(
    (value, index) =>
      value !== null && (
        <circle
          key={String(index)}
          cx={x(index).toFixed(1)}
          cy={y(value).toFixed(1)}
          r={edge}
          fill="currentColor"
        />
      ),
  );
}

/** The last figures as a small line, or as points where they are few; nothing where the service sends fewer than two. */
export function Sparkline({ item }: { readonly item: FoundItem }) {
  const { search: texts, language } = useMessages();
  const styles = useStyles();
  const { points = [] } = item;
  const numbers = points.filter((point) => point !== null);
  const [first, last] = [numbers[0], numbers.at(-1)];
  if (first === undefined || last === undefined || numbers.length < 2) return null;
  const trend = last > first ? "up" : last < first ? "down" : "flat";
  const text = (value: number) => figureText(value, item, language);
  return (
    <svg
      role="img"
      aria-label={texts.sparkline(numbers.length, text(first), text(last), trend)}
      width={width}
      height={height}
      className={styles.line}
    >
      {numbers.length < fewestForLine ? <Points points={points} /> : <Line points={points} />}
    </svg>
  );
}
