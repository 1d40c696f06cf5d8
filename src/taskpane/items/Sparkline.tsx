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

/** Lines through neighbouring figures; a gap interrupts them. */
function pathOf(points: readonly (number | null)[]): string {
  const numbers = points.filter((point) => point !== null);
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  const x = (index: number) => edge + (index / Math.max(1, points.length - 1)) * (width - 2 * edge);
  const y = (value: number) =>
    high === low
      ? height / 2
      : height - edge - ((value - low) / (high - low)) * (height - 2 * edge);
  return points
    .map((value, index) =>
      value === null
        ? ""
        : `${(points[index - 1] ?? null) === null ? "M" : "L"}${x(index).toFixed(1)} ${y(value).toFixed(1)}`,
    )
    .join("");
}

/** The last figures as a small line; nothing where the service sends fewer than two. */
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
      <path d={pathOf(points)} fill="none" stroke="currentColor" strokeWidth={1.5} />
    </svg>
  );
}
