import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './records.module.css';

interface Chosen {
  can: { resetPassword: boolean; disable: boolean; enable: boolean };
}

export interface SelectedBarProps {
  chosen: readonly Chosen[];
  onClear: () => void;
  onAsk: (act: 'reset' | 'disable' | 'enable') => void;
  /** What else may be done with the chosen ones. */
  children?: ReactNode;
}

/** What may be done with all who are chosen; an act that one of them does not bear is not offered. */
export function SelectedBar({ chosen, onClear, onAsk, children }: SelectedBarProps) {
  const { t } = useTranslation('records');
  if (chosen.length === 0) return null;
  const all = (act: keyof Chosen['can']) => chosen.every(({ can }) => can[act]);
  return (
    <div className={styles.selected} role="toolbar" aria-label={t('act.chosen', { count: chosen.length })}>
      <b>{t('act.chosen', { count: chosen.length })}</b>
      {children}
      {all('resetPassword') && (
        <Button size="small" onClick={() => onAsk('reset')}>
          {t('act.reset')}
        </Button>
      )}
      {all('disable') && (
        <Button size="small" onClick={() => onAsk('disable')}>
          {t('act.disable')}
        </Button>
      )}
      {all('enable') && (
        <Button size="small" onClick={() => onAsk('enable')}>
          {t('act.enable')}
        </Button>
      )}
      <Button size="small" type="text" onClick={onClear}>
        {t('act.unchoose')}
      </Button>
    </div>
  );
}
