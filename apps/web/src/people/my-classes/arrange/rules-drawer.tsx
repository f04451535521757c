import { myClassesApi, type SeatWishes } from '@zhibi/contract/people/my-classes';
import { Checkbox, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { Drawer } from '../../../platform/layout/drawer.js';
import { Foot } from '../../../platform/layout/foot.js';
import { notify } from '../../../platform/notify.js';
import { useNames } from '../../use-names.js';
import { ChangedNote } from '../parts/changed-note.js';
import { isComplete, type PairDraft, PairsEditor } from './pairs-editor.js';
import styles from './seating.module.css';
import type { SeatingOfClass } from './use-seating.js';

/** Who sits in front, at the back, apart and together, and what else is wished. No reasons: they are nobody's business here. */
export function RulesDrawer({ data, onClose }: { data: SeatingOfClass; onClose: () => void }) {
  const { t } = useTranslation(['myClasses', 'platform']);
  const names = useNames();
  const { classId, can } = data.head;
  const idsAt = (where: 'front' | 'back') =>
    data.needs.flatMap(({ studentId, place }) => (place === where ? [studentId] : []));
  const [front, setFront] = useState(() => idsAt('front'));
  const [back, setBack] = useState(() => idsAt('back'));
  const [pairs, setPairs] = useState<readonly PairDraft[]>(() => data.pairs);
  const [wishes, setWishes] = useState<SeatWishes>(data.wishes);
  const [isChanged, setIsChanged] = useState(false);
  const save = useWrite(myClassesApi.saveNeeds, [myClassesApi.seating], {
    onDone: () => {
      notify.done(t('saved'));
      onClose();
    },
    onRefused: ({ reason }) => setIsChanged(reason === 'changed'),
  });
  const send = () => {
    if (!isComplete(pairs)) return notify.error(t('seats.pairWrong'));
    const needs = [
      ...front.map((studentId) => ({ studentId, place: 'front' as const })),
      ...back.map((studentId) => ({ studentId, place: 'back' as const })),
    ];
    save.mutate({ classId, revision: data.revision, wishes, needs, pairs: [...pairs] });
  };
  const options = data.students.map(({ studentId, name, studentNo, pinyin }) => ({
    value: studentId,
    label: name,
    found: `${name} ${studentNo} ${pinyin} ${pinyin.replaceAll(' ', '')}`,
  }));
  const search = { optionFilterProp: 'found' };
  const without = (ids: readonly string[]) => options.filter(({ value }) => !ids.includes(value));
  return (
    <Drawer open title={t('seats.rulesTitle')} onClose={onClose}>
      {isChanged && <ChangedNote onLoad={onClose} />}
      <p className={styles.quiet}>{t('seats.rulesHint')}</p>
      <div className={styles.field}>
        <span>{t('seats.frontStudents')}</span>
        <Select
          mode="multiple"
          showSearch={search}
          aria-label={t('seats.frontStudents')}
          value={front}
          options={without(back)}
          onChange={setFront}
        />
      </div>
      <div className={styles.field}>
        <span>{t('seats.backStudents')}</span>
        <Select
          mode="multiple"
          showSearch={search}
          aria-label={t('seats.backStudents')}
          value={back}
          options={without(front)}
          onChange={setBack}
        />
      </div>
      <div className={styles.field}>
        <span>{t('seats.pairs')}</span>
        <PairsEditor pairs={pairs} options={options} onChange={setPairs} />
      </div>
      <div className={styles.field}>
        <span>{t('seats.wishes')}</span>
        <Checkbox
          checked={wishes.mixSexes}
          onChange={({ target }) => setWishes({ ...wishes, mixSexes: target.checked })}
        >
          {t('seats.mixSexes')}
        </Checkbox>
        <Checkbox
          checked={wishes.groupsTogether}
          onChange={({ target }) => setWishes({ ...wishes, groupsTogether: target.checked })}
        >
          {t('seats.groupsTogether')}
        </Checkbox>
        {can.levelSubjects.map(({ subjectId, subjectName }) => (
          <Checkbox
            key={subjectId}
            checked={wishes.mixLevelsOf === subjectId}
            onChange={({ target }) => setWishes({ ...wishes, mixLevelsOf: target.checked ? subjectId : null })}
          >
            {t('seats.mixLevelsOf', { subject: names.subject(subjectName) })}
          </Checkbox>
        ))}
      </div>
      <Foot isBusy={save.isPending} onMain={send} onCancel={onClose} />
    </Drawer>
  );
}
