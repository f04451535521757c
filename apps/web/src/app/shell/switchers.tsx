import { DownOutlined } from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import { Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useUser } from '../../people/index.js';
import { type Session, session } from '../../platform/session-store.js';
import styles from './top-bar.module.css';

interface Choice {
  key: string;
  label: string;
}

/** Another role or subject is another desk: home, and nothing of the old one is kept. */
function useSwitch(): (change: Partial<Session>) => void {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return (change) => {
    session.set(change);
    queries.clear();
    void navigate('/index');
  };
}

function Switcher({
  label,
  choices,
  current,
  onChoose,
}: {
  label: string;
  choices: readonly Choice[];
  current: string;
  onChoose: (key: string) => void;
}) {
  const items = choices.map(({ key, label: words }) => ({ key, label: words }));
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items,
        selectable: true,
        selectedKeys: [current],
        onClick: ({ key }) => key !== current && onChoose(key),
      }}
    >
      <button type="button" className={styles.switcher}>
        <span>{label}</span>
        {choices.find((choice) => choice.key === current)?.label}
        <DownOutlined />
      </button>
    </Dropdown>
  );
}

/** For people with more than one role. */
export function RoleSwitcher() {
  const { t } = useTranslation('app');
  const user = useUser();
  const change = useSwitch();
  if (user.shownRoles.length < 2) return null;
  const choices = user.shownRoles.map(({ code }) => ({ key: code, label: t(`role.${code}`) }));
  const choose = (key: string) => {
    const grant = user.shownRoles.find((one) => one.code === key);
    if (grant) change({ roleCodes: [grant.code], subjectId: null });
  };
  return <Switcher label={t('switch.role')} choices={choices} current={user.currentRole} onChoose={choose} />;
}

/** For teachers who have subjects. */
export function SubjectSwitcher() {
  const { t } = useTranslation('app');
  const user = useUser();
  const change = useSwitch();
  if (user.subjectId === null) return null;
  const choices = user.subjects.map(({ subjectId, subjectName }) => ({ key: String(subjectId), label: subjectName }));
  return (
    <Switcher
      label={t('switch.subject')}
      choices={choices}
      current={String(user.subjectId)}
      onChoose={(key) => change({ subjectId: Number(key) })}
    />
  );
}
