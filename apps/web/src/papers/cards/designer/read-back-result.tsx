import { cardsApi, type ReadBack, type ReadBackFailure } from '@zhibi/contract/papers/cards';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Drawer } from '../../../platform/layout/drawer.js';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import { listed } from '../../../platform/listed.js';
import { Screen } from '../../../platform/screen.js';
import { formatNear } from '../../../platform/time.js';
import { useFile } from '../../../platform/use-file.js';
import styles from './designer.module.css';
import type { CardWork } from './use-card.js';

/** How many copies were read, family by family, and those that were not, with pictures. */
export function ReadBackResult({ work, readBack }: { work: CardWork; readBack: ReadBack }) {
  const { t } = useTranslation('cards');
  const [isLooking, setLooking] = useState(false);
  const { read, copies, asked, families, failures, testedAt, seconds, revision } = readBack;
  const isAll = read === copies;
  const isOld = revision !== work.saved.revision || work.isDirty;
  return (
    <section className={`${styles.result} ${isAll ? styles.good : styles.bad}`}>
      <h2>{t('test')}</h2>
      <p>
        {formatNear(testedAt)} · {t('seconds', { count: seconds })}
      </p>
      <p>
        <b>
          {read} / {copies}
        </b>{' '}
        {isAll ? t('allRead') : t('notRead', { count: copies - read })}
      </p>
      {asked > 0 && <p>{t('asked', { count: asked })}</p>}
      {isOld && <p>{t('testOld')}</p>}
      <table>
        <tbody>
          {families.map((one) => (
            <tr key={one.family}>
              <td>{t(`family.${one.family}`)}</td>
              <td>
                <StatusTag tone={one.read === one.copies ? 'done' : 'bad'}>
                  {one.read}/{one.copies}
                </StatusTag>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {failures.length > 0 && (
        <Button size="small" onClick={() => setLooking(true)}>
          {t('lookAtFailures', { count: failures.length })}
        </Button>
      )}
      {isLooking && (
        <Drawer title={t('failures')} size="page" onClose={() => setLooking(false)}>
          <div className={styles.failures}>
            {failures.map((failure) => (
              <Failure key={`${failure.copy} ${failure.page}`} paperId={work.version.paperId} failure={failure} />
            ))}
          </div>
        </Drawer>
      )}
    </section>
  );
}

function Failure({ paperId, failure }: { paperId: string; failure: ReadBackFailure }) {
  const { t } = useTranslation('cards');
  const { copy, page, family, what, asked, numbers, pictureSha256 } = failure;
  const isDamage = asked && (what === 'page-not-found' || what === 'page-not-identified');
  const words = t(`failed.${what}`, { numbers: listed(numbers) });
  return (
    <figure>
      {pictureSha256 && <Picture paperId={paperId} copy={copy} of={pictureSha256} name={words} />}
      <figcaption>
        {t('failureOf', { copy, page })} · {t(`family.${family}`)}
        <br />
        {words}
        <br />
        <small>{isDamage ? t('adviceDamaged') : t(`advice.${what}`)}</small>
      </figcaption>
    </figure>
  );
}

function Picture({ paperId, copy, of, name }: { paperId: string; copy: number; of: string; name: string }) {
  const file = useFile(cardsApi.picture, { paperId, copy }, of);
  return (
    <Screen read={file} skeleton={{ card: 240 }}>
      {() => file.url && <img src={file.url} alt={name} />}
    </Screen>
  );
}
