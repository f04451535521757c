import type { Finding, PrintOrderDetail } from '@zhibi/contract/printing';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { StatusTag, type StatusTone } from '../../platform/layout/status-tag.js';
import { listed } from '../../platform/listed.js';
import styles from './check-detail.module.css';
import marked from './marks.module.css';
import { type Chosen, facesOfFinding, type OnFace } from './places.js';

const tones: Readonly<Record<Finding['level'], StatusTone>> = { passed: 'done', warning: 'warn', error: 'bad' };
const weights: Readonly<Record<Finding['level'], number>> = { error: 0, warning: 1, passed: 2 };

/** What the machine found, errors first, and what it counted where all was well; without weight once the file is another. */
export function Findings({
  order,
  chosen,
  onChoose,
}: {
  order: PrintOrderDetail;
  chosen: Chosen | null;
  onChoose: (chosen: Chosen) => void;
}) {
  const { t } = useTranslation('printing');
  const { findings, errors, warnings, isFileChanged } = order;
  const said = [
    ...(errors > 0 ? [t('check.errors', { count: errors })] : []),
    ...(warnings > 0 ? [t('check.warnings', { count: warnings })] : []),
  ];
  const sorted = [...findings].sort((one, other) => weights[one.level] - weights[other.level]);
  return (
    <section>
      <h2>
        {t('check.preflight')} ·{' '}
        {isFileChanged ? t('check.isOld') : said.length > 0 ? said.join(' · ') : t('check.passed')}
      </h2>
      {isFileChanged && <Alert showIcon className={styles.old} type="warning" title={t('check.fileChanged')} />}
      <ul className={styles.findings}>
        {sorted.map((found) => {
          const { check, level, count, names } = found;
          return (
            <li key={check}>
              <span>
                <StatusTag tone={isFileChanged ? 'off' : tones[level]}>
                  {t(`finding.${check}.${level === 'passed' ? 'passed' : 'wrong'}`, { count })}
                </StatusTag>
                {names.length > 0 && <small>{listed(names)}</small>}
                {found.marks.length > 0 && <Places order={order} finding={found} chosen={chosen} onChoose={onChoose} />}
              </span>
              {level === 'passed' && <span>{count}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Where a finding stands, page by page: each leads to its mark. */
function Places({
  order,
  finding,
  chosen,
  onChoose,
}: {
  order: PrintOrderDetail;
  finding: Finding;
  chosen: Chosen | null;
  onChoose: (chosen: Chosen) => void;
}) {
  const { t } = useTranslation('printing');
  const nameOf = ({ face, marks: [mark] }: OnFace) => {
    const name = mark === undefined || mark.sheet === 0 ? '' : (order.sheets[mark.sheet]?.name ?? '');
    const page = mark?.page ?? null;
    const words =
      page === null ? t('check.side', { page: face - order.leadingFaces }) : t('check.page', { page: String(page) });
    return name === '' ? words : t('check.pageOf', { page: words, name });
  };
  return (
    <ul className={marked.places} aria-label={t('check.places', { label: t(`label.${finding.check}`) })}>
      {facesOfFinding(finding).map((one) => (
        <li key={one.face}>
          <button
            type="button"
            className={marked.place}
            aria-pressed={chosen?.check === finding.check && chosen.face === one.face}
            onClick={() => onChoose({ check: finding.check, face: one.face })}
          >
            {nameOf(one)}
            {one.marks.length > 1 && ` × ${one.marks.length}`}
          </button>
        </li>
      ))}
    </ul>
  );
}
