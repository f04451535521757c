import { CheckCircleFilled, ExclamationCircleFilled, LoadingOutlined } from '@ant-design/icons';
import type { PaperIssue } from '@zhibi/contract/papers';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/time.js';
import { type Content, itemsOf, totalOf } from '../../parts/content.js';
import styles from './panel.module.css';

export interface ChecksProps {
  content: Content;
  issues: readonly PaperIssue[] | undefined;
  onChoose: (itemId: string) => void;
}

const ofAreas: readonly PaperIssue['kind'][] = ['overlap', 'too-small', 'too-long'];
const ofSigns: readonly PaperIssue['kind'][] = ['formula', 'image-missing', 'character'];

/** What a look at the paper before printing found; a click goes to the question. */
export function Checks({ content, issues, onChoose }: ChecksProps) {
  const { t } = useTranslation('papers');
  const items = itemsOf(content);
  if (!issues)
    return (
      <section>
        <h3>{t('checks.title')}</h3>
        <p className={styles.muted}>
          <LoadingOutlined /> {t('checks.waiting')}
        </p>
      </section>
    );
  const isFreeOf = (kinds: readonly PaperIssue['kind'][]) => !issues.some(({ kind }) => kinds.includes(kind));
  const fine = [
    t('checks.total', { score: formatNumber(totalOf(content)) }),
    ...(isFreeOf(ofAreas) ? [t('checks.areas')] : []),
    ...(isFreeOf(ofSigns) ? [t('checks.formulas')] : []),
  ];
  return (
    <section aria-live="polite">
      <h3>{t('checks.title')}</h3>
      <ul className={styles.checks}>
        {fine.map((words) => (
          <li key={words} className={styles.ok}>
            <CheckCircleFilled />
            {words}
          </li>
        ))}
        {unlike(issues).map((issue) => (
          <Found
            key={`${issue.kind} ${issue.itemNo}`}
            issue={issue}
            itemId={items.find(({ no }) => no === issue.itemNo)?.itemId}
            onChoose={onChoose}
          />
        ))}
      </ul>
    </section>
  );
}

/** The same finding about the same question is said once. */
const unlike = (issues: readonly PaperIssue[]) => [
  ...new Map(issues.map((issue) => [`${issue.kind} ${issue.itemNo}`, issue])).values(),
];

interface FoundProps {
  issue: PaperIssue;
  itemId: string | undefined;
  onChoose: (itemId: string) => void;
}

function Found({ issue: { kind, itemNo, detail }, itemId, onChoose }: FoundProps) {
  const { t } = useTranslation('papers');
  return (
    <li className={styles.warn}>
      <ExclamationCircleFilled />
      <span title={detail}>
        {itemNo === null ? t(`checks.whole.${kind}`) : t(`checks.${kind}`, { no: itemNo })}{' '}
        {itemId && (
          <button type="button" onClick={() => onChoose(itemId)}>
            {t('checks.go')}
          </button>
        )}
      </span>
    </li>
  );
}
