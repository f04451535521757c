import { useTranslation } from 'react-i18next';
import { listed } from '../../../platform/listed.js';
import { useNames } from '../../use-names.js';
import type { User } from '../../user.js';
import { formatBirthday } from './birthday.js';
import styles from './page.module.css';

/** The facts of the user record that concern this person; what is not known is `--`. */
export function Facts({ user }: { user: User }) {
  const { t } = useTranslation('profile');
  const { t: shell } = useTranslation('app');
  const names = useNames();
  const teaches = user.asTeacher;
  const facts: (readonly [string, string] | false)[] = [
    [t('me.account'), user.account],
    [t('me.name'), user.name],
    [t('me.sex'), user.sex === null ? '' : t(user.sex ? 'me.male' : 'me.female')],
    user.asStudent && [t('me.birthday'), formatBirthday(user.birthday)],
    [t('me.roles'), listed(user.shownRoles.map(({ code }) => shell(`role.${code}`)))],
    [t('me.school'), user.schoolHidden ? '' : user.schoolName],
    teaches && [t('me.subjects'), listed(user.subjects.map(({ subjectName }) => names.subject(subjectName)))],
    (teaches || user.asStudent) && [
      t(teaches ? 'me.myClasses' : 'me.classes'),
      listed(user.classList.map(({ className }) => className)),
    ],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        (fact) =>
          fact && (
            <div key={fact[0]}>
              <dt>{fact[0]}</dt>
              <dd>{fact[1] || t('me.none')}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
