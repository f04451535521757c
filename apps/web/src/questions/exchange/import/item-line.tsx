import { type ImportItem, type ItemOutcome, skipReasons, warnReasons } from '@zhibi/contract/questions/exchange';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../people/index.js';
import { StatusTag, type StatusTone } from '../../../platform/layout/status-tag.js';
import { Line } from '../../../platform/rich/line.js';
import { useSession } from '../../../platform/session-store.js';
import styles from './exchange.module.css';
import { NearName } from './near-name.js';
import { placeIn } from './place.js';
import { useSettleNear } from './use-settle-near.js';

const tones: Readonly<Record<ItemOutcome, StatusTone>> = {
  added: 'done',
  skipped: 'bad',
  doubtful: 'warn',
  undone: 'off',
  kept: 'done',
};

interface ItemLineProps {
  importId: string;
  item: ImportItem;
  onMend: () => void;
}

/** One item of an import: its place, what became of it and why, and what can be done with it now. */
export function ItemLine({ importId, item, onMend }: ItemLineProps) {
  const { t } = useTranslation('exchange');
  const { outcome, near, draft } = item;
  return (
    <tr>
      <td className={styles.short}>{placeIn(t, item.where)}</td>
      <td className={styles.text}>
        {/* What was not taken is shown as it stands in the file. */}
        {item.outcome === 'skipped' ? item.text : <Line text={item.text} />}
        {near.map((one) => (
          <div key={one.question?.questionId ?? one.where} className={styles.nearLine}>
            <NearName near={one} /> <Line text={one.text} />
          </div>
        ))}
      </td>
      <td className={styles.short}>
        <StatusTag tone={tones[outcome]}>{t(`result.outcome.${outcome}`)}</StatusTag>
        {draft && (
          <div className={styles.acts}>
            <Button className={styles.mend} type="link" size="small" onClick={onMend}>
              {t('result.mend')}
            </Button>
            {near.length > 0 && <NearActs importId={importId} item={item} />}
          </div>
        )}
      </td>
      <td className={styles.notes}>
        <Notes item={item} />
      </td>
    </tr>
  );
}

/** One click leaves the item out, or takes the question that stands already. */
function NearActs({ importId, item: { position, near } }: { importId: string; item: ImportItem }) {
  const { t } = useTranslation('exchange');
  const { settle, isPending } = useSettleNear(importId);
  const verdicts = near.some(({ question }) => question !== null) ? (['drop', 'standing'] as const) : ['drop' as const];
  return verdicts.map((verdict) => (
    <Button
      key={verdict}
      className={styles.mend}
      type="link"
      size="small"
      disabled={isPending}
      onClick={() => settle([position], verdict)}
    >
      {t(`near.${verdict}`)}
    </Button>
  ));
}

function Notes({ item }: { item: ImportItem }) {
  const { t } = useTranslation('exchange');
  const { language } = useSession();
  const names = useNames();
  const { outcome, reason, warnings, confidence, subjectName, version } = item;
  return (
    <>
      {reason && <span>{skipReasons[reason][language]}</span>}
      {warnings.map((warning) => (
        <span key={warning}>{warnReasons[warning][language]}</span>
      ))}
      {subjectName && outcome !== 'skipped' && (
        <span className={styles.hint}>{t('result.subject', { name: names.subject(subjectName) })}</span>
      )}
      {version !== null && version > 1 && <span className={styles.hint}>{t('result.version', { no: version })}</span>}
      {outcome === 'doubtful' && confidence < 1 && (
        <span className={styles.hint}>{t('result.confidence', { percent: Math.round(confidence * 100) })}</span>
      )}
    </>
  );
}
