import { peopleApi } from '@zhibi/contract/people';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { GoButton } from '../../../platform/layout/go-button.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { Screen } from '../../../platform/screen.js';
import { useCanGo } from '../../../platform/screen-line.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { Door } from './door.js';

/** The list at the door, for a tablet: who of a class has not handed in, in which subjects. A tap excuses or reminds. */
export function Page() {
  const { t } = useTranslation('homework');
  const classes = useRead(peopleApi.classes, {});
  const [params, setParams] = useSearchParams();
  const list = classes.data?.clazzs ?? [];
  const one = list.find(({ classId }) => classId === params.get('class')) ?? list[0];
  const set = (name: string, value: string | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return (
    <>
      <PageHead
        title={t('missing.title')}
        note={t('missing.note')}
        extra={
          <>
            <ToLoad classId={one?.classId ?? null} />
            <Select
              size="large"
              aria-label={t('publish.classes')}
              style={{ width: 180 }}
              value={one?.classId ?? null}
              options={list.map(({ classId, className }) => ({ value: classId, label: className }))}
              onChange={(classId) => set('class', classId)}
            />
          </>
        }
      />
      <Screen read={classes} skeleton={{ cards: 8 }}>
        {() =>
          one && (
            <Door
              classId={one.classId}
              className={one.className}
              studentId={params.get('student')}
              onOpen={(studentId) => set('student', studentId)}
            />
          )
        }
      </Screen>
    </>
  );
}

/** Leaders of the school go on to how much homework this class has. */
function ToLoad({ classId }: { classId: string | null }) {
  const { t } = useTranslation('homework');
  return (
    useCanGo('/homework/load') && (
      <GoButton to={classId ? `/homework/load?class=${classId}` : '/homework/load'}>{t('load.overview')}</GoButton>
    )
  );
}
