import { diskApi } from '@zhibi/contract/disk';
import { splitName } from '@zhibi/contract/kernel';
import { exchangeApi } from '@zhibi/contract/questions/exchange';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSubjectId } from '../../people/index.js';
import { useWrite } from '../../platform/api.js';
import { fetchFile } from '../../platform/download.js';
import { jobs } from '../../platform/jobs.js';
import { notify } from '../../platform/notify.js';
import { asRefusal } from '../../platform/refusal.js';
import { useCanGo } from '../../platform/screen-line.js';
import { session } from '../../platform/session-store.js';

const SCREEN = '/source/import';
/** The forms of documents that questions are read from. Of a plain text nothing but its content tells: it goes the way of an import. */
const readable = ['.docx', '.xlsx', '.csv', '.xml', '.zip', '.jsonl', '.gift'];

/** The questions of a document go the way of every import, where what is doubtful is mended; the paper is made of them there. */
export function useTurnIntoPaper(cdId: string, name: string) {
  const { t } = useTranslation('disk');
  const navigate = useNavigate();
  const subjectId = useSubjectId();
  const canImport = useCanGo(SCREEN);
  const [isReading, setReading] = useState(false);
  const importing = useWrite(exchangeApi.import, [exchangeApi.imports], {
    onDone: ({ importId, jobId }) => {
      jobs.follow(jobId, `${t('preview.toPaper')} · ${name}`, `${SCREEN}?import=${importId}`);
      void navigate(`${SCREEN}?import=${importId}&paper=1`);
    },
  });
  const start = async () => {
    setReading(true);
    try {
      const { blob } = await fetchFile(diskApi.download, { cdId });
      importing.mutate({ file: new File([blob], name), ...(subjectId === null ? {} : { subjectId }) });
    } catch (error) {
      const refusal = asRefusal(error, session.get().language);
      if (!refusal.isSaid) notify.error(refusal.message);
    }
    setReading(false);
  };
  return {
    isPossible: canImport && readable.includes(splitName(name)[1].toLowerCase()),
    isBusy: isReading || importing.isPending,
    start: () => void start(),
  };
}
