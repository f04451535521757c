import type { AnswerArea } from '@zhibi/contract/papers';
import type { Rect } from '@zhibi/ink';
import styles from './answer-paper.module.css';

const signs: Readonly<Record<string, string>> = { T: '✓', F: '✗' };
const LETTER_MM = 3.2;
const viewBox = ({ xMm, yMm, widthMm, heightMm }: Rect) => `${xMm} ${yMm} ${widthMm} ${heightMm}`;

/** What is printed under the ink: boxes with their letters, lines of blanks, the frame of a written answer. */
export const PrintLayer = ({ areas, view }: { areas: readonly AnswerArea[]; view: Rect }) => (
  <svg className={styles.layer} viewBox={viewBox(view)} preserveAspectRatio="xMidYMid meet" aria-hidden="true">
    {areas.map((area) => (
      <Printed key={area.areaId} area={area} />
    ))}
  </svg>
);

function Printed({ area: { xMm, yMm, widthMm, heightMm, option, areaType } }: { area: AnswerArea }) {
  if (option !== null)
    return (
      <g className={styles.box}>
        <rect x={xMm} y={yMm} width={widthMm} height={heightMm} rx={0.4} />
        <text x={xMm + widthMm / 2} y={yMm + heightMm / 2} fontSize={Math.min(LETTER_MM, heightMm * 0.7)}>
          {areaType === 3 ? (signs[option] ?? option) : option}
        </text>
      </g>
    );
  const isBlank = areaType === 4 || areaType === 6;
  if (isBlank) {
    const y = yMm + heightMm;
    return <line className={styles.line} x1={xMm} x2={xMm + widthMm} y1={y} y2={y} />;
  }
  return <rect className={styles.frame} x={xMm} y={yMm} width={widthMm} height={heightMm} />;
}
