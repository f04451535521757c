import {
  AppstoreOutlined,
  AudioOutlined,
  BookOutlined,
  CheckCircleOutlined,
  CheckSquareOutlined,
  EditOutlined,
  FileSearchOutlined,
  HighlightOutlined,
  OrderedListOutlined,
  PieChartOutlined,
  SoundOutlined,
  SwapOutlined,
  ThunderboltOutlined,
} from '@ant-design/icons';
import { type TaskKind, taskKinds } from '@zhibi/contract/classroom';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './kind-tile.module.css';

/** A sign stands beside the colour of each type: a colour alone tells nothing to whoever does not see it. */
const signs: Readonly<Record<TaskKind, ComponentType>> = {
  0: EditOutlined,
  1: OrderedListOutlined,
  2: SwapOutlined,
  3: CheckCircleOutlined,
  4: CheckSquareOutlined,
  5: ThunderboltOutlined,
  6: BookOutlined,
  7: SoundOutlined,
  9: HighlightOutlined,
  10: AudioOutlined,
  11: FileSearchOutlined,
  12: AppstoreOutlined,
  13: PieChartOutlined,
};

/** The type of a task by its colour and sign. */
export function KindTile({ kind, large = false }: { kind: TaskKind; large?: boolean }) {
  const { t } = useTranslation('classroom');
  const { name, colour } = taskKinds[kind];
  const Sign = signs[kind];
  return (
    <span
      className={large ? `${styles.tile} ${styles.large}` : styles.tile}
      style={{ background: colour }}
      role="img"
      aria-label={t(`kind.${name}`)}
    >
      <Sign />
    </span>
  );
}
