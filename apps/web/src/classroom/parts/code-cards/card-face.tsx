import { cardShape, codePath, edgeLetters } from '@zhibi/scan/code-cards';
import type { CardOwner } from './card-numbers.js';

const { widthMm, heightMm, topMm, codeMm } = cardShape;
/** Names are small: nobody reads from behind who holds up what. */
const NAME_MM = 4;
const LETTER_MM = 6;

/** A card as it is printed. */
export function CardFace({ owner: { no, name } }: { owner: CardOwner }) {
  return (
    <svg viewBox={`0 0 ${widthMm} ${heightMm}`} role="img" aria-label={`${no} ${name}`} fontFamily="sans-serif">
      <path d={codePath(no)} fill="#000" />
      {edgeLetters().map(({ letter, xMm, yMm, turnDeg }) => (
        <text
          key={letter}
          x={xMm}
          y={yMm}
          transform={`rotate(${turnDeg} ${xMm} ${yMm})`}
          fontSize={LETTER_MM}
          textAnchor="middle"
          dominantBaseline="central"
        >
          {letter}
        </text>
      ))}
      <text x={widthMm / 2} y={topMm + codeMm + 24} fontSize={NAME_MM} textAnchor="middle">
        {`${no}　${name}`}
      </text>
    </svg>
  );
}
