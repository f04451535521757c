import type { Result } from '@zhibi/contract/marking';
import { useTranslation } from 'react-i18next';
import { AnswerPaper, hasWriting } from '../../capture/index.js';
import { InkLayer } from '../../platform/ink/ink-layer.js';
import styles from './piece-of-result.module.css';
import { RedMark } from './red-mark.js';

type Item = Result['items'][number];
const lostBy = ({ score, maxScore }: Item) => (score === null ? 0 : maxScore - score);

/** The answer that says most: with ink, and with the most lost. */
const tellingItem = (items: readonly Item[]): Item | undefined =>
  items.filter(hasWriting).sort((a, b) => lostBy(b) - lostBy(a))[0];

/** Own ink with the red mark, as large as there is room. */
export function PieceOfResult({ result: { items } }: { result: Result }) {
  const { t } = useTranslation('marking');
  const item = tellingItem(items);
  if (!item) return null;
  return (
    <AnswerPaper areas={item.areas} ink={item.ink} pictures={item.pictures} label={t('result.mine')} size="fit">
      <RedMark score={item.score} maxScore={item.maxScore} />
    </AnswerPaper>
  );
}

/** So much of the page can be known again on a sheet of this size. */
const THUMB_MM = { widthMm: 78, heightMm: 106 };

/** The same place as a small sheet that lies a little askew: to be known again, not to be read. */
export function ThumbOfResult({ result: { items, paper } }: { result: Result }) {
  const item = tellingItem(items);
  const [first] = item?.areas.filter(({ areaType }) => areaType !== 0) ?? [];
  if (!item || !first) return null;
  const view = { xMm: first.xMm - 4, yMm: Math.max(0, first.yMm - 30), ...THUMB_MM };
  return (
    <span className={styles.thumb} aria-hidden="true">
      <InkLayer ink={paper.pages[first.page - 1] ?? ''} view={view} nibMm={1} />
      <RedMark score={item.score} maxScore={item.maxScore} />
    </span>
  );
}
