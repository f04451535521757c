import type { SchoolState } from '@zhibi/contract/operations';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../platform/layout/card.js';
import { onDemand } from '../../platform/layout/on-demand.js';
import { StatusTag } from '../../platform/layout/status-tag.js';
import { formatDay, formatNumber, nowStamp } from '../../platform/time.js';
import styles from './page.module.css';

const TermsDrawer = onDemand(
  () => import('./terms-drawer.js').then((made) => made.TermsDrawer),
  ({ isOpen }) => isOpen,
);

/** What was agreed on with the school, and whom one calls there. */
export function TermsCard({ terms, revision }: Pick<SchoolState, 'terms' | 'revision'>) {
  const { t } = useTranslation('operations');
  const [isOpen, setOpen] = useState(false);
  const { contractNo, startsOn, endsOn, students, note, contacts } = terms;
  const isOver = endsOn !== null && endsOn < nowStamp().slice(0, 8);
  const days = (day: string | null) => (day === null ? t('terms.open') : formatDay(day));
  const facts = [
    [t('terms.no'), contractNo || '--'],
    [
      t('terms.time'),
      startsOn === null && endsOn === null ? (
        '--'
      ) : (
        <>
          {t('terms.fromTo', { from: days(startsOn), to: days(endsOn) })}{' '}
          {isOver && <StatusTag tone="bad">{t('terms.over')}</StatusTag>}
        </>
      ),
    ],
    [t('terms.students'), students === null ? t('terms.anyNumber') : formatNumber(students)],
    ...(note ? [[t('terms.note'), note]] : []),
  ] as const;
  return (
    <Card title={t('terms.title')} extra={<Button onClick={() => setOpen(true)}>{t('terms.change')}</Button>}>
      <dl className={styles.facts}>
        {facts.map(([name, words]) => (
          <div key={String(name)}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <h3 className={styles.contactsHead}>{t('terms.contacts')}</h3>
      {contacts.length === 0 && <p className={styles.note}>{t('terms.noContacts')}</p>}
      <ul className={styles.contacts}>
        {contacts.map(({ name, task, phone, mail }) => (
          <li key={`${name} ${phone} ${mail}`}>
            <b translate="no">{name}</b> {task}
            <small>
              {phone && <a href={`tel:${phone}`}>{phone}</a>} {mail && <a href={`mailto:${mail}`}>{mail}</a>}
            </small>
          </li>
        ))}
      </ul>
      <TermsDrawer isOpen={isOpen} terms={terms} revision={revision} onClose={() => setOpen(false)} />
    </Card>
  );
}
