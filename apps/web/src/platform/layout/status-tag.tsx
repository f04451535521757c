import {
  CheckCircleFilled,
  ClockCircleFilled,
  CloseCircleFilled,
  ExclamationCircleFilled,
  MinusCircleFilled,
  SyncOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import styles from './status-tag.module.css';

/** wait: clock · run: arrows · done: tick · warn: ! · bad: cross · off: minus. */
export type StatusTone = 'wait' | 'run' | 'done' | 'warn' | 'bad' | 'off';

const icons: Record<StatusTone, ReactNode> = {
  wait: <ClockCircleFilled />,
  run: <SyncOutlined />,
  done: <CheckCircleFilled />,
  warn: <ExclamationCircleFilled />,
  bad: <CloseCircleFilled />,
  off: <MinusCircleFilled />,
};

/** A state is a coloured word with an icon: never colour alone, never a filled box. */
export const StatusTag = ({ tone, icon, children }: { tone: StatusTone; icon?: ReactNode; children: ReactNode }) => (
  <span className={`${styles.status} ${styles[tone]}`}>
    {icon ?? icons[tone]}
    <span>{children}</span>
  </span>
);
