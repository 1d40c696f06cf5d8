import { useMemo } from "react";
import { makeStyles, tokens } from "@fluentui/react-components";
import { templateLayout, type FoundTemplateId, type TemplateId } from "../../../workbook/index.js";
import { templatesTexts } from "../../messages/templates.js";
import { useServices } from "../../services/services.js";
import { useTexts } from "../../services/use-texts.js";
import { drawTemplate, type DrawnPart } from "./draw-template.js";

/** Of the sheet so many points are seen at most across, and so much of them down. */
const most = { width: 1000, shape: 0.6 };

function viewOf(parts: readonly DrawnPart[]): string {
  const right = Math.max(...parts.map(({ x, width }) => x + width));
  const bottom = Math.max(...parts.map(({ y, height }) => y + height));
  const width = Math.min(right + 8, most.width);
  return `0 0 ${String(width)} ${String(Math.min(bottom + 8, width * most.shape))}`;
}

const forced = "@media (forced-colors: active)";
const useStyles = makeStyles({
  picture: {
    display: "block",
    width: "100%",
    maxWidth: "360px",
    boxSizing: "border-box",
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    // A drawing keeps its ground, which is grey in a pane that is black.
    [forced]: { backgroundColor: "Canvas" },
  },
  text: { fill: tokens.colorNeutralStroke1, [forced]: { fill: "GrayText" } },
  strong: { fill: tokens.colorNeutralForeground3, [forced]: { fill: "CanvasText" } },
  live: { fill: tokens.colorBrandStroke2, [forced]: { fill: "Highlight" } },
  input: {
    fill: tokens.colorPaletteYellowBackground2,
    stroke: tokens.colorNeutralStroke1,
    [forced]: { fill: "Canvas", stroke: "CanvasText" },
  },
  band: { fill: tokens.colorNeutralBackground3, [forced]: { fill: "Canvas" } },
  chart: {
    fill: tokens.colorNeutralBackground1,
    stroke: tokens.colorNeutralStroke1,
    [forced]: { fill: "Canvas", stroke: "CanvasText" },
  },
  axis: {
    fill: "none",
    stroke: tokens.colorNeutralForeground3,
    strokeWidth: "3px",
    [forced]: { stroke: "CanvasText" },
  },
  columns: { fill: tokens.colorBrandBackground, [forced]: { fill: "Highlight" } },
});

/** A small picture of the sheet that a template makes, drawn from its definition. */
export function TemplatePicture({ id }: { readonly id: TemplateId | FoundTemplateId }) {
  const { language } = useServices();
  const texts = useTexts(templatesTexts);
  const styles = useStyles();
  const spoken = language();
  const template = useMemo(() => templateLayout(id, spoken), [id, spoken]);
  const parts = useMemo(() => drawTemplate(template), [template]);
  return (
    <svg
      role="img"
      aria-label={texts.picture(texts.names[id], template.charts.length)}
      className={styles.picture}
      viewBox={viewOf(parts)}
    >
      {parts.map((part, index) =>
        part.kind === "chart" ? (
          <ChartPlace key={index} part={part} />
        ) : (
          <rect key={index} className={styles[part.kind]} {...boxOf(part)} />
        ),
      )}
    </svg>
  );
}

/** A chart's place: an axis and bars all of one height, since nothing is known yet. */
function ChartPlace({ part }: { readonly part: DrawnPart }) {
  const styles = useStyles();
  const { x, y, width, height } = part;
  const [left, bottom, top] = [x + width * 0.1, y + height * 0.82, y + height * 0.34];
  const step = (width * 0.8) / 6;
  return (
    <g>
      <rect className={styles.chart} {...boxOf(part)} />
      <rect
        className={styles.strong}
        {...{ x: left, y: y + height * 0.12, width: width * 0.35, height: 9 }}
      />
      {Array.from({ length: 6 }, (_, index) => (
        <rect
          key={index}
          className={styles.columns}
          {...{ x: left + step * (index + 0.25), y: top, width: step / 2, height: bottom - top }}
        />
      ))}
      <path
        className={styles.axis}
        d={`M${String(left)} ${String(top)}V${String(bottom)}h${String(width * 0.8)}`}
      />
    </g>
  );
}

const boxOf = ({ x, y, width, height }: DrawnPart) => ({ x, y, width, height });
