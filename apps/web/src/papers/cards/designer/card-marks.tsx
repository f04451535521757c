import type { CardInk, CardMark } from '@zhibi/contract/papers/cards';

const inks: Record<CardInk, string> = {
  ink: '#000',
  line: '#6e6e6e',
  faint: '#6e6e6e',
  green: '#5b9b78',
  white: '#fff',
};
const PT_MM = 25.4 / 72;
const faces = {
  song: "'Songti SC', SimSun, 'Noto Serif CJK SC', serif",
  hei: "'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif",
};

/** What is printed, drawn from the same record: the picture is in millimetres of the paper. */
export function CardMarks({ marks }: { marks: readonly CardMark[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: marks have no name, and are drawn anew as a whole
  return marks.map((mark, at) => <One key={at} mark={mark} />);
}

function One({ mark }: { mark: CardMark }) {
  const ink = inks[mark.ink];
  if (mark.kind === 'line') {
    const { x1, y1, x2, y2, widthMm, isDashed } = mark;
    return (
      <line
        x1={x1}
        y1={y1}
        x2={x2}
        y2={y2}
        stroke={ink}
        strokeWidth={widthMm}
        strokeDasharray={isDashed ? '1.1 0.8' : undefined}
      />
    );
  }
  if (mark.kind === 'rect') {
    const { xMm, yMm, widthMm, heightMm, widthOfLineMm, isFilled } = mark;
    const look = isFilled ? { fill: ink } : { fill: 'none', stroke: ink, strokeWidth: widthOfLineMm };
    return <rect x={xMm} y={yMm} width={widthMm} height={heightMm} {...look} />;
  }
  const { text, xMm, yMm, sizePt, isBold, face, anchor, isTurned } = mark;
  return (
    <text
      x={xMm}
      y={yMm}
      fontSize={sizePt * PT_MM}
      fontFamily={faces[face]}
      fontWeight={isBold ? 700 : 400}
      textAnchor={anchor}
      fill={ink}
      transform={isTurned ? `rotate(-90 ${xMm} ${yMm})` : undefined}
    >
      {text}
    </text>
  );
}
