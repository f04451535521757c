import { papersApi } from '@zhibi/contract/papers';
import { arithmeticApi } from '@zhibi/contract/papers/arithmetic';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useRead, useWrite } from '../../../platform/api.js';
import { useDraft } from '../../../platform/drafts/use-draft.js';
import { Card } from '../../../platform/layout/card.js';
import { useSettled } from '../../../platform/use-settled.js';
import { Field } from '../../parts/field.js';
import styles from '../../parts/maker.module.css';
import { type SheetEdition, SheetPreview } from '../../parts/sheet-preview.js';
import { GroupList } from './group-list.js';
import { PrintFields } from './print-fields.js';
import { Shortages } from './shortages.js';
import { firstSums, newSeed, sheetOf } from './wanted.js';

/** Puts a sheet of oral arithmetic together beside its true pages, and makes a paper of it. */
export function SumsMaker({ subjectId }: { subjectId: number }) {
  const { t } = useTranslation('arithmetic');
  const navigate = useNavigate();
  const [wanted, setWanted, drop] = useDraft(`sums ${subjectId}`, () => firstSums(t('usualTitle')));
  const [edition, setEdition] = useState<SheetEdition>('student');
  const title = wanted.title.trim();
  const input = { subjectId, title: title || t('usualTitle'), sheet: sheetOf(wanted), print: wanted.print };
  const settled = useSettled({ ...input, edition });
  const read = useRead(arithmeticApi.preview, settled.sheet.groups.length === 0 ? null : settled, { keepOld: true });
  const making = useWrite(arithmeticApi.create, [papersApi.list], {
    onDone: ({ paperId }) => {
      drop();
      void navigate(`/paperTest/preview?paper=${paperId}`);
    },
  });
  const isEmpty = wanted.groups.length === 0;
  const isShort = (read.data?.short.length ?? 0) > 0;
  return (
    <div className={styles.maker}>
      <div className={styles.settings}>
        <Card title={t('title')}>
          <div className={styles.rows}>
            <Field label={t('name')}>
              <Input
                value={wanted.title}
                maxLength={100}
                status={title === '' ? 'error' : ''}
                onChange={({ target }) => setWanted({ ...wanted, title: target.value })}
              />
            </Field>
            <GroupList wanted={wanted} onChange={setWanted} />
            <PrintFields wanted={wanted} onChange={setWanted} />
            <div className={styles.line}>
              <Button onClick={() => setWanted({ ...wanted, seed: newSeed() })}>{t('again')}</Button>
              <Button
                type="primary"
                disabled={isEmpty || isShort || title === ''}
                loading={making.isPending}
                onClick={() => making.mutate(input)}
              >
                {t('make')}
              </Button>
            </div>
          </div>
        </Card>
      </div>
      <SheetPreview
        read={read}
        edition={edition}
        onEdition={setEdition}
        notes={({ short }) => <Shortages short={short} wanted={wanted} onChange={setWanted} />}
      />
    </div>
  );
}
