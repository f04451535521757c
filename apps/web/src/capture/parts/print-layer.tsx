import { type AnswerArea, areaTypes } from '@zhibi/contract/papers';
import type { Rect } from '@zhibi/ink';
import styles from './answer-paper.module.css';

const LETTER_MM = 3.2;
/** √ and × in mm around the middle of their box, as the paper draws them: fonts of many devices lack them. */
const signs: Readonly<Record<string, string>> = {
  T: 'M-1.1 0.1 L-0.35 0.9 L1.1 -0.9',
  F: 'M-0.9 -0.9 L0.9 0.9 M0.9 -0.9 L-0.9 0.9',
};
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
  if (option !== null) {
    const [x, y] = [xMm + widthMm / 2, yMm + heightMm / 2];
    const sign = areaType === areaTypes['true-false'] ? signs[option] : undefined;
    return (
      <g className={styles.box}>
        <rect x={xMm} y={yMm} width={widthMm} height={heightMm} rx={0.4} />
        {sign === undefined ? (
          <text x={x} y={y} fontSize={Math.min(LETTER_MM, heightMm * 0.7)}>
            {option}
          </text>
        ) : (
          <path d={sign} transform={`translate(${x} ${y})`} />
        )}
      </g>
    );
  }
  const isBlank = areaType === 4 || areaType === 6;
  if (isBlank) {
    const y = yMm + heightMm;
    return <line className={styles.line} x1={xMm} x2={xMm + widthMm} y1={y} y2={y} />;
  }
  return <rect className={styles.frame} x={xMm} y={yMm} width={widthMm} height={heightMm} />;
}
