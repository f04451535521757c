import { type SpokenForTeacher, spokenApi } from '@zhibi/contract/homework/spoken';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { useDraft } from '../../../platform/drafts/use-draft.js';
import { Drawer } from '../../../platform/layout/drawer.js';
import { Foot } from '../../../platform/layout/foot.js';
import { notify } from '../../../platform/notify.js';
import { nowStamp } from '../../../platform/time.js';
import { toField, toStamp } from '../../parts/moments.js';
import { ContentFields } from './content-fields.js';
import styles from './give.module.css';
import { WhenFields } from './when-fields.js';
import { cuesOf, itemsOf, type WishForm, type Wrong, wrongsOf } from './wish.js';

interface ChangeDrawerProps {
  open: boolean;
  task: SpokenForTeacher;
  onClose: () => void;
}

/** What was given is said anew; kind, classes and start stand, and its words once somebody has recorded them. */
export function ChangeDrawer({ open, task, onClose }: ChangeDrawerProps) {
  const { t } = useTranslation('spoken');
  return (
    <Drawer title={t('changeTitle')} size="wide" keepsTyping open={open} onClose={onClose}>
      {open && <ChangeForm task={task} onClose={onClose} />}
    </Drawer>
  );
}

const formOf = (task: SpokenForTeacher): WishForm => ({
  kind: task.kind,
  title: task.title,
  language: task.language,
  text: task.items.join('\n'),
  note: task.note,
  tries: task.tries,
  seconds: task.seconds,
  pictureId: task.picture?.fileId ?? null,
  modelId: task.model?.fileId ?? null,
  modelMs: task.model?.durationMs ?? 0,
  modelCues: task.model?.cues ?? [],
  classIds: task.classes.map(({ classId }) => classId),
  startAt: toField(task.startAt),
  endAt: toField(task.endAt),
});

function ChangeForm({ task, onClose }: Omit<ChangeDrawerProps, 'open'>) {
  const { t } = useTranslation('spoken');
  const { spokenId, subjectId, can } = task;
  const [form, setForm, drop] = useDraft(`spoken-change-${spokenId}`, () => formOf(task));
  const [wrongs, setWrongs] = useState<readonly Wrong[]>([]);
  const [isUntaken, setUntaken] = useState(false);
  const changing = useWrite(spokenApi.change, [spokenApi.list, spokenApi.detail], {
    onDone: () => {
      drop();
      notify.done(t('changed'));
      onClose();
    },
  });
  const isEndKept = toStamp(form.endAt) === task.endAt;
  const submit = () => {
    const found = wrongsOf(form, nowStamp(), isUntaken).filter((wrong) => wrong !== 'endAt' || !isEndKept);
    setWrongs(found);
    if (found.length > 0) return;
    const { title, language, note, tries, seconds, pictureId, modelId } = form;
    const items = can.changeWords ? itemsOf(form) : task.items;
    changing.mutate({
      spokenId,
      title,
      language,
      note,
      tries,
      seconds,
      pictureId,
      modelId,
      modelCues: cuesOf(form, items),
      items,
      endAt: toStamp(form.endAt),
    });
  };
  const props = {
    form,
    wrongs,
    given: { areWordsFixed: !can.changeWords },
    onChange: (part: Partial<WishForm>) => setForm({ ...form, ...part }),
    onUntaken: setUntaken,
  };
  return (
    <div className={styles.fields}>
      <ContentFields subjectId={subjectId} {...props} />
      <WhenFields subjectId={subjectId} {...props} />
      <Foot words={t('changeSave')} isBusy={changing.isPending} onMain={submit} onCancel={onClose} />
    </div>
  );
}
