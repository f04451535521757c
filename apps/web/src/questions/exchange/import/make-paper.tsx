import { papersApi } from '@zhibi/contract/papers';
import type { QuestionImport } from '@zhibi/contract/questions/exchange';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSubjectId } from '../../../people/index.js';
import { useWrite } from '../../../platform/api.js';
import { notify } from '../../../platform/notify.js';
import { paperAddresses } from '../../parts/paper-addresses.js';
import { idsOfImport, titleOf } from './ids-of-import.js';

/** A paper of what the file brought, in its order. What the bank had already is in it too. */
export function MakePaper({ one: { importId, fileName }, isAtOnce }: { one: QuestionImport; isAtOnce: boolean }) {
  const { t } = useTranslation('exchange');
  const navigate = useNavigate();
  const subjectId = useSubjectId();
  const [isReading, setReading] = useState(false);
  const create = useWrite(papersApi.create, [papersApi.list], {
    onDone: ({ paperId }, { questionIds }) => {
      notify.done(t('result.paperMade', { count: questionIds?.length ?? 0 }));
      // Whoever goes back finds the file, not the place where the paper would be made once more.
      void navigate(paperAddresses.compose(paperId), { replace: isAtOnce });
    },
  });
  const make = async () => {
    if (subjectId === null) return;
    setReading(true);
    const questionIds = await idsOfImport(importId).catch(() => []); // what was wrong is told like an import without questions
    setReading(false);
    if (questionIds.length === 0) return notify.warn(t('result.noPaper'));
    create.mutate({ subjectId, questionIds, title: titleOf(fileName) });
  };
  // The wish was spoken on another screen: it is carried out once, when the import is through.
  const begun = useRef(false);
  useEffect(() => {
    if (!isAtOnce || begun.current) return;
    begun.current = true;
    void make();
  });
  if (subjectId === null) return null;
  return (
    <Button type="primary" loading={isReading || create.isPending} onClick={() => void make()}>
      {t('result.makePaper')}
    </Button>
  );
}
