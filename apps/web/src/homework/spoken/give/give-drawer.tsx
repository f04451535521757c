import { spokenApi } from '@zhibi/contract/homework/spoken';
import { Alert } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { useDraft } from '../../../platform/drafts/use-draft.js';
import { uuid } from '../../../platform/events/wire.js';
import { Drawer } from '../../../platform/layout/drawer.js';
import { Foot } from '../../../platform/layout/foot.js';
import { notify } from '../../../platform/notify.js';
import { nowStamp } from '../../../platform/time.js';
import { toField, toStamp } from '../../parts/moments.js';
import { ContentFields } from './content-fields.js';
import styles from './give.module.css';
import { WhenFields } from './when-fields.js';
import { cuesOf, itemsOf, type WishForm, type Wrong, wrongsOf } from './wish.js';

interface GiveDrawerProps {
  open: boolean;
  subjectId: number;
  onClose: () => void;
}

/** Giving something to say aloud: what, to whom, until when. */
export function GiveDrawer({ open, subjectId, onClose }: GiveDrawerProps) {
  const { t } = useTranslation('spoken');
  return (
    <Drawer title={t('give')} size="wide" keepsTyping open={open} onClose={onClose}>
      {open && <GiveForm subjectId={subjectId} onClose={onClose} />}
    </Drawer>
  );
}

/** Subjects of English: their words are read in English. */
const isEnglish = (subjectId: number) => subjectId % 100 === 3;

/** With the name of the act: sent again it gives nothing twice. */
const firstForm = (subjectId: number): WishForm & { wishId: string } => ({
  wishId: uuid(),
  kind: 'text',
  title: '',
  language: isEnglish(subjectId) ? 'en-GB' : 'zh-CN',
  text: '',
  note: '',
  tries: 3,
  seconds: 60,
  pictureId: null,
  modelId: null,
  modelMs: 0,
  modelCues: [],
  classIds: [],
  startAt: '',
  // This evening.
  endAt: toField(`${nowStamp().slice(0, 8)}210000`),
});

/** It stands below the form, of which the last line may be far away. */
const bringIntoSight = (place: HTMLElement | null): void => place?.scrollIntoView?.({ block: 'nearest' });

function GiveForm({ subjectId, onClose }: Omit<GiveDrawerProps, 'open'>) {
  const { t } = useTranslation('spoken');
  const [form, setForm, drop] = useDraft(`spoken-${subjectId}`, () => firstForm(subjectId));
  const [wrongs, setWrongs] = useState<readonly Wrong[]>([]);
  const [isUntaken, setUntaken] = useState(false);
  /** A class has the same already: told of this form as it stands, and the next press gives it all the same. */
  const [given, setGiven] = useState<string>();
  const giving = useWrite(spokenApi.give, [spokenApi.list], {
    handles: ['given-meanwhile'],
    onDone: ({ title }) => {
      drop();
      notify.done(t('form.done', { title }));
      onClose();
    },
    // It was given, and its answer got lost: the list shows it, and whoever presses once more wants another one.
    onRefused: ({ reason, message }) => {
      if (reason === 'given-meanwhile') setGiven(message);
      if (reason === 'wish-used') setForm({ ...form, wishId: uuid() });
    },
  });
  const change = (part: Partial<WishForm>) => {
    setGiven(undefined);
    setForm({ ...form, ...part });
  };
  const submit = () => {
    const found = wrongsOf(form, nowStamp(), isUntaken);
    setWrongs(found);
    if (found.length > 0) return;
    const { wishId, kind, title, language, note, tries, seconds, pictureId, modelId, classIds } = form;
    const items = itemsOf(form);
    const startAt = toStamp(form.startAt);
    giving.mutate({
      wishId,
      subjectId,
      kind,
      title,
      language,
      note,
      tries,
      seconds,
      classIds,
      items,
      ...(pictureId !== null && kind === 'picture' ? { pictureId } : {}),
      ...(modelId === null ? {} : { modelId, modelCues: cuesOf(form, items) }),
      ...(startAt === '' ? {} : { startAt }),
      endAt: toStamp(form.endAt),
      again: given !== undefined,
    });
  };
  const props = { form, wrongs, onChange: change, onUntaken: setUntaken };
  return (
    <div className={styles.fields}>
      <ContentFields subjectId={subjectId} {...props} />
      <WhenFields subjectId={subjectId} {...props} />
      {given && (
        <div ref={bringIntoSight}>
          <Alert type="warning" showIcon title={given} />
        </div>
      )}
      <Foot
        words={t(given ? 'form.again' : 'form.submit')}
        isBusy={giving.isPending}
        onMain={submit}
        onCancel={onClose}
      />
    </div>
  );
}
