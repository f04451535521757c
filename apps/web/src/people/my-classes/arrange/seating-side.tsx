import { Button, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../platform/layout/card.js';
import { Go } from '../../../platform/layout/go.js';
import { GroupBadge } from '../parts/group-badge.js';
import { RoomCard } from './room-card.js';
import styles from './seating.module.css';
import type { SeatingInHand, SeatingOfClass } from './use-seating.js';

interface Props {
  data: SeatingOfClass;
  hand: SeatingInHand;
  onRules: () => void;
}

/** Beside the room: the groups that colour it, what seating looks at, and the furniture. */
export const SeatingSide = ({ data, hand, onRules }: Props) => (
  <div className={styles.side}>
    <GroupsCard data={data} hand={hand} />
    <RulesCard data={data} hand={hand} onRules={onRules} />
    {data.head.can.arrange && <RoomCard room={hand.draft.now.room} onChange={hand.furnish} />}
  </div>
);

function GroupsCard({ data, hand }: Omit<Props, 'onRules'>) {
  const { t } = useTranslation('myClasses');
  const { groupSetId } = hand.draft.now;
  const set = data.sets.find(({ setId }) => setId === groupSetId);
  const nameOf = (id: string | null | undefined) => data.students.find(({ studentId }) => studentId === id)?.name;
  return (
    <Card
      title={set ? t('seats.groups', { count: set.groups.length }) : t('nav.group')}
      extra={
        <Go to={`/class/group?classId=${data.head.classId}${set ? `&set=${set.setId}` : ''}`}>{t('seats.regroup')}</Go>
      }
    >
      <Select<string>
        allowClear
        disabled={!data.head.can.arrange}
        className={styles.wide}
        aria-label={t('seats.groupSet')}
        placeholder={t(data.sets.length === 0 ? 'group.empty' : 'seats.noColours')}
        value={set?.setId}
        options={data.sets.map(({ setId, name }) => ({ value: setId, label: name }))}
        onChange={(chosen?: string) => hand.set({ groupSetId: chosen ?? null })}
      />
      {set && (
        <ul className={styles.groups}>
          {set.groups.map(({ number, colour, name, leaderId, memberIds }) => (
            <li key={number}>
              <GroupBadge number={number} colour={colour} />
              <span>
                <b>{name || nameOf(leaderId ?? memberIds[0]) || t('seats.noMembers')}</b>{' '}
                {memberIds.length > 0 && t('seats.members', { count: memberIds.length })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function RulesCard({ data, hand, onRules }: Props) {
  const { t } = useTranslation('myClasses');
  const { needs, pairs, wishes, head } = data;
  const counts = [
    ['front', needs.filter(({ place }) => place === 'front').length],
    ['back', needs.filter(({ place }) => place === 'back').length],
    ['apart', pairs.filter(({ kind }) => kind === 'apart').length],
    ['together', pairs.filter(({ kind }) => kind === 'together').length],
  ] as const;
  const lines = [
    ...counts.flatMap(([what, count]) => (count > 0 ? [t(`seats.${what}`, { count })] : [])),
    ...(wishes.mixSexes ? [t('seats.mixSexes')] : []),
    ...(wishes.mixLevelsOf !== null ? [t('seats.mixLevels')] : []),
    ...(wishes.groupsTogether ? [t('seats.groupsTogether')] : []),
  ];
  const weeks = [1, 2, 3, 4, 6, 8];
  return (
    <Card
      title={t('seats.rules')}
      extra={
        head.can.arrange && (
          <Button size="small" onClick={onRules}>
            {t('seats.editRules')}
          </Button>
        )
      }
    >
      {lines.length === 0 ? (
        <p className={styles.quiet}>{t('seats.noRules')}</p>
      ) : (
        <ul className={styles.rules}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <div className={styles.line}>
        <span>{t('seats.weeks')}</span>
        <Select<number>
          size="small"
          disabled={!head.can.arrange}
          aria-label={t('seats.weeks')}
          value={hand.draft.now.rotationWeeks ?? 0}
          options={[
            { value: 0, label: t('seats.noRotation') },
            ...weeks.map((count) => ({ value: count, label: t('seats.everyWeeks', { weeks: count }) })),
          ]}
          onChange={(chosen) => hand.set({ rotationWeeks: chosen || null })}
        />
      </div>
    </Card>
  );
}
