import { useTranslation } from 'react-i18next';
import { useNames, useUser } from '../../people/index.js';
import { useWorkspace } from '../../platform/use-workspace.js';
import { Switcher } from './switcher.js';

/** For people with more than one role. */
export function RoleSwitcher() {
  const { t } = useTranslation('app');
  const user = useUser();
  const change = useWorkspace();
  if (user.shownRoles.length < 2) return null;
  const choices = user.shownRoles.map(({ code }) => ({ key: code, label: t(`role.${code}`) }));
  const choose = (key: string) => {
    const grant = user.shownRoles.find((one) => one.code === key);
    // An officer begins with the whole district; everybody else in the school of the record.
    if (grant) change({ roleCodes: [grant.code], subjectId: null, stageId: null, schoolId: '' });
  };
  return <Switcher label={t('switch.role')} choices={choices} current={user.currentRole} onChoose={choose} />;
}

/** For teachers who have subjects. */
export function SubjectSwitcher() {
  const { t } = useTranslation('app');
  const user = useUser();
  const names = useNames();
  const change = useWorkspace();
  if (user.subjectId === null) return null;
  const choices = user.subjects.map(({ subjectId, subjectName }) => ({
    key: String(subjectId),
    label: names.subject(subjectName),
  }));
  return (
    <Switcher
      label={t('switch.subject')}
      choices={choices}
      current={String(user.subjectId)}
      onChoose={(key) => change({ subjectId: Number(key) })}
    />
  );
}
