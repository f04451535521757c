import { CloseOutlined } from '@ant-design/icons';
import { type ClassGroup, seatColours } from '@zhibi/contract/people/my-classes';
import { Popover } from 'antd';
import { useTranslation } from 'react-i18next';
import { GroupBadge } from '../parts/group-badge.js';
import styles from './group.module.css';
import { change, dropGroup } from './moves.js';

interface Props {
  group: ClassGroup;
  groups: readonly ClassGroup[];
  isFixed: boolean;
  onChange: (groups: ClassGroup[]) => void;
}

/** Number, colour and name of a group, and how many are in it. */
export function GroupHead({ group, groups, isFixed, onChange }: Props) {
  const { t } = useTranslation('myClasses');
  const { number, name, colour, memberIds } = group;
  const badge = <GroupBadge number={number} colour={colour} />;
  if (isFixed)
    return (
      <span className={styles.head}>
        {badge}
        <b>{name || t('group.group', { number })}</b>
        <i>{memberIds.length}</i>
      </span>
    );
  const colours = (
    <div className={styles.colours}>
      {seatColours.map((_, at) => (
        <button
          key={seatColours[at]}
          type="button"
          aria-label={t('group.colourOf', { number: at + 1 })}
          aria-pressed={colour === at + 1}
          onClick={() => onChange(change(groups, number, { colour: at + 1 }))}
        >
          <GroupBadge number={number} colour={at + 1} />
        </button>
      ))}
    </div>
  );
  return (
    <span className={styles.head}>
      <Popover trigger="click" content={colours}>
        <button type="button" className={styles.plain} aria-label={t('group.colour', { number })}>
          {badge}
        </button>
      </Popover>
      <input
        aria-label={t('group.groupName', { number })}
        placeholder={t('group.group', { number })}
        maxLength={20}
        value={name}
        onChange={(event) => onChange(change(groups, number, { name: event.target.value }))}
      />
      <i>{memberIds.length}</i>
      {memberIds.length === 0 && groups.length > 1 && (
        <button
          type="button"
          className={styles.plain}
          aria-label={t('group.dropGroup', { number })}
          onClick={() => onChange(dropGroup(groups, number))}
        >
          <CloseOutlined />
        </button>
      )}
    </span>
  );
}
