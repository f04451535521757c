import type { Finding, PrintOrderDetail } from '@zhibi/contract/printing';
import { useTranslation } from 'react-i18next';
import { StatusTag, type StatusTone } from '../../platform/layout/status-tag.js';
import { listed } from '../../platform/listed.js';
import styles from './check-detail.module.css';

const tones: Readonly<Record<Finding['level'], StatusTone>> = { passed: 'done', warning: 'warn', error: 'bad' };
const weights: Readonly<Record<Finding['level'], number>> = { error: 0, warning: 1, passed: 2 };

/** What the machine found, errors first, and what it counted where all was well. */
export function Findings({ order }: { order: PrintOrderDetail }) {
  const { t } = useTranslation('printing');
  const { findings, errors, warnings } = order;
  const said = [
    ...(errors > 0 ? [t('check.errors', { count: errors })] : []),
    ...(warnings > 0 ? [t('check.warnings', { count: warnings })] : []),
  ];
  const sorted = [...findings].sort((one, other) => weights[one.level] - weights[other.level]);
  return (
    <section>
      <h2>
        {t('check.preflight')} · {said.length > 0 ? said.join(' · ') : t('check.passed')}
      </h2>
      <ul className={styles.findings}>
        {sorted.map(({ check, level, count, names }) => (
          <li key={check}>
            <span>
              <StatusTag tone={tones[level]}>
                {t(`finding.${check}.${level === 'passed' ? 'passed' : 'wrong'}`, { count })}
              </StatusTag>
              {names.length > 0 && <small>{listed(names)}</small>}
            </span>
            {level === 'passed' && <span>{count}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
