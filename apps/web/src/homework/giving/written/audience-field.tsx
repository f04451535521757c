import { homeworkApi, type Layer } from '@zhibi/contract/homework';
import { papersApi } from '@zhibi/contract/papers';
import { peopleApi } from '@zhibi/contract/people';
import { myClassesApi } from '@zhibi/contract/people/my-classes';
import { Checkbox, Segmented, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useInfinite, useRead } from '../../../platform/api.js';
import { Go } from '../../../platform/layout/go.js';
import { Screen } from '../../../platform/screen.js';
import { FieldGroup } from '../../parts/form-field.js';
import styles from './audience-field.module.css';
import type { Form, ForWhom } from './form.js';
import { SeatForms } from './seat-forms.js';
import { groupName } from './sheets.js';

const kinds: readonly ForWhom[] = ['everybody', 'layers', 'seats', 'groups', 'students'];
const layers: readonly Layer[] = ['A', 'B', 'C', 'none'];

export interface AudienceFieldProps {
  subjectId: number;
  paperId: string;
  form: Form;
  isWrong: boolean;
  onChange: (change: Partial<Form>) => void;
}

/** Who of the chosen classes gets it: everybody, layers with papers of their own, parallel papers by seats, groups, single students. */
export function AudienceField(props: AudienceFieldProps) {
  const { form, isWrong, onChange } = props;
  const { t } = useTranslation('homework');
  if (form.classIds.length === 0) return null;
  return (
    <FieldGroup
      label={t('giving.forWhom')}
      wrong={isWrong && t(form.forWhom === 'seats' ? 'seats.needed' : 'giving.nobody')}
    >
      <Segmented<ForWhom>
        aria-label={t('giving.forWhom')}
        options={kinds.map((kind) => ({ value: kind, label: t(`giving.kind.${kind}`) }))}
        value={form.forWhom}
        onChange={(forWhom) => onChange({ forWhom })}
      />
      {form.forWhom === 'layers' && <Layers {...props} />}
      {form.forWhom === 'seats' && <SeatForms {...props} />}
      {form.forWhom === 'groups' && form.classIds.map((id) => <GroupsOf key={id} classId={id} {...props} />)}
      {form.forWhom === 'students' && form.classIds.map((id) => <StudentsOf key={id} classId={id} {...props} />)}
      {(form.forWhom === 'everybody' || form.forWhom === 'layers') && (
        <Checkbox checked={form.forJoiners} onChange={(event) => onChange({ forJoiners: event.target.checked })}>
          {t('giving.joiners')}
        </Checkbox>
      )}
    </FieldGroup>
  );
}

function Layers({ subjectId, paperId, form, onChange }: AudienceFieldProps) {
  const { t } = useTranslation('homework');
  const counts = useRead(homeworkApi.layers, { subjectId, classIds: [...form.classIds] });
  const papers = useInfinite(papersApi.list, { subjectId });
  const others = papers.rows.filter((paper) => paper.paperId !== paperId && paper.questionCount > 0);
  return (
    <Screen read={counts} skeleton={{ rows: 2 }}>
      {({ students }) => (
        <div className={styles.layers}>
          {layers.map((layer) => (
            <div key={layer}>
              <span>{t(`giving.layer.${layer}`)}</span>
              <i>{t('giving.students', { count: students[layer] })}</i>
              <Select
                aria-label={t(`giving.layer.${layer}`)}
                disabled={students[layer] === 0}
                value={form.layerPapers[layer]}
                options={[
                  { value: 'this', label: t('giving.thisPaper') },
                  { value: 'none', label: t('giving.noPaper') },
                  ...others.map((paper) => ({ value: paper.paperId, label: paper.title })),
                ]}
                onChange={(chosen) => onChange({ layerPapers: { ...form.layerPapers, [layer]: chosen } })}
              />
            </div>
          ))}
          {students.A + students.B + students.C === 0 && (
            <p>
              {t('giving.noLayers')}{' '}
              <Go to={`/class/groupLevel?classId=${form.classIds[0]}`}>{t('giving.setLayers')}</Go>
            </p>
          )}
        </div>
      )}
    </Screen>
  );
}

type OfClass = AudienceFieldProps & { classId: string };

function GroupsOf({ classId, form, onChange }: OfClass) {
  const { t } = useTranslation('homework');
  const read = useRead(myClassesApi.groups, { classId });
  return (
    <Screen read={read} skeleton={{ rows: 1 }}>
      {({ head, sets }) => {
        const options = sets.flatMap((set) =>
          set.groups.map(({ number, name, memberIds }) => ({
            value: groupName(set.setId, number),
            label: `${set.name} ${name || number} (${memberIds.length})`,
          })),
        );
        const own = new Set(options.map(({ value }) => value));
        return (
          <div className={styles.of}>
            <b>{head.className}</b>
            {options.length === 0 ? (
              <p>{t('giving.noGroups')}</p>
            ) : (
              <Checkbox.Group
                options={options}
                value={form.groups.filter((one) => own.has(one))}
                onChange={(chosen) => onChange({ groups: [...form.groups.filter((one) => !own.has(one)), ...chosen] })}
              />
            )}
          </div>
        );
      }}
    </Screen>
  );
}

function StudentsOf({ classId, form, onChange }: OfClass) {
  const { t } = useTranslation('homework');
  const read = useRead(peopleApi.studentsOfClass, { classId });
  const classes = useRead(peopleApi.classes, {});
  const className = classes.data?.clazzs.find((one) => one.classId === classId)?.className ?? '';
  return (
    <Screen read={read} skeleton={{ rows: 1 }}>
      {({ items }) => {
        const own = new Set(items.map(({ studentId }) => studentId));
        return (
          <div className={styles.of}>
            <b>{className}</b>
            <Select
              mode="multiple"
              aria-label={t('giving.studentsOf', { class: className })}
              placeholder={t('giving.chooseStudents')}
              optionFilterProp="label"
              options={items.map(({ studentId, studentNo, name }) => ({
                value: studentId,
                label: `${studentNo} ${name}`,
              }))}
              value={form.studentIds.filter((id) => own.has(id))}
              onChange={(chosen) =>
                onChange({ studentIds: [...form.studentIds.filter((id) => !own.has(id)), ...chosen] })
              }
            />
          </div>
        );
      }}
    </Screen>
  );
}
