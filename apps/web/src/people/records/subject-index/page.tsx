import { grouped } from '@zhibi/contract/kernel';
import { stageNames } from '@zhibi/contract/people';
import { recordsApi, type SubjectOffer } from '@zhibi/contract/people/records';
import { Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import { listed } from '../../../platform/listed.js';
import { notify } from '../../../platform/notify.js';
import { Screen } from '../../../platform/screen.js';
import { useCanGo } from '../../../platform/screen-line.js';
import { useSession } from '../../../platform/session-store.js';
import { useNames } from '../../use-names.js';
import styles from './page.module.css';

/** The subjects of the school by stage: which are offered, and who teaches them. */
export function Page() {
  const { t } = useTranslation('records');
  const { language } = useSession();
  const read = useRead(recordsApi.subjectOffers, {});
  const back = useCanGo('/class/list') ? '/class/list' : undefined;
  return (
    <>
      <PageHead title={t('subject.title')} note={t('subject.note')} back={back} />
      <Screen
        read={read}
        skeleton={{ rows: 8 }}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title={t('subject.empty')} hint={t('subject.emptyHint')} />}
      >
        {({ items, can }) =>
          [...grouped(items, ({ stage }) => stage)].map(([stage, list]) => (
            <Card
              key={stage}
              flush
              className={styles.stage}
              title={stageNames[stage][language]}
              extra={t('subject.count', { offered: list.filter(({ offered }) => offered).length, all: list.length })}
            >
              <table className={styles.table}>
                <thead>
                  <tr>
                    <th scope="col">{t('subject.name')}</th>
                    <th scope="col">{t('subject.teachers')}</th>
                    <th scope="col" className={styles.count}>
                      {t('subject.classes')}
                    </th>
                    <th scope="col" className={styles.offer}>
                      {t('subject.offered')}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {list.map((subject) => (
                    <Row key={subject.subjectId} subject={subject} mayEdit={can.edit} />
                  ))}
                </tbody>
              </table>
            </Card>
          ))
        }
      </Screen>
    </>
  );
}

const NAMED = 4;

function Row({ subject, mayEdit }: { subject: SubjectOffer; mayEdit: boolean }) {
  const { t } = useTranslation('records');
  const { subjectId, offered, teachers, classes } = subject;
  const name = useNames().subject(subject.subjectName);
  const offer = useWrite(recordsApi.offerSubject, [recordsApi.subjectOffers], {
    onDone: (_, input) => notify.done(t(input.offered ? 'subject.turnedOn' : 'subject.turnedOff', { name })),
  });
  const names = teachers.slice(0, NAMED).map((one) => one.name);
  const more = teachers.length > NAMED ? ` ${t('subject.more', { count: teachers.length })}` : '';
  return (
    <tr>
      <td>{name}</td>
      <td title={listed(teachers.map((one) => one.name))}>{names.length > 0 ? listed(names) + more : '--'}</td>
      <td className={styles.count}>{classes}</td>
      <td className={styles.offer}>
        {mayEdit ? (
          <Switch
            checked={offered}
            loading={offer.isPending}
            aria-label={t('subject.switch', { name })}
            onChange={(wanted) => offer.mutate({ subjectId, offered: wanted })}
          />
        ) : (
          <StatusTag tone={offered ? 'done' : 'off'}>{t(offered ? 'subject.on' : 'subject.off')}</StatusTag>
        )}
      </td>
    </tr>
  );
}
