import { Level } from '@zhibi/contract/people/my-classes';
import { useTranslation } from 'react-i18next';
import { Board } from '../parts/board.js';
import styles from './level.module.css';
import type { LevelView } from './shape.js';

const NONE = 'none';

/** The layers side by side; the proposal stands small beside a name that is not where it is proposed. */
export function LevelBoard({ levels, proposals, chosen, isFixed, onSet }: LevelView) {
  const { t } = useTranslation('myClasses');
  const idsIn = (level: Level | null) =>
    levels.items.flatMap(({ studentId }) => ((chosen.get(studentId) ?? null) === level ? [studentId] : []));
  const columns = [null, ...Level.options].map((level) => {
    const ids = idsIn(level);
    const name = level === null ? t('level.none') : t('level.layer', { level });
    return { key: level ?? NONE, name, ids, head: <Head name={name} count={ids.length} /> };
  });
  const proposed = new Map(proposals.map((one) => [one.studentId, one.level]));
  return (
    <Board
      columns={columns}
      loose={NONE}
      isFixed={isFixed}
      nameOf={(id) => levels.items.find((one) => one.studentId === id)?.name ?? ''}
      extraOf={(id) => {
        const level = proposed.get(id);
        return level && level !== chosen.get(id) ? (
          <small className={styles.proposed}>
            {t('level.proposed')} {level}
          </small>
        ) : null;
      }}
      onMove={(id, to) => onSet(id, Level.safeParse(to).data ?? null)}
    />
  );
}

const Head = ({ name, count }: { name: string; count: number }) => (
  <span className={styles.head}>
    <b>{name}</b>
    <i>{count}</i>
  </span>
);
