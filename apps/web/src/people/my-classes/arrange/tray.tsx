import { useTranslation } from 'react-i18next';
import styles from './seating.module.css';
import { type Carrying, KIND } from './use-carrying.js';
import type { SeatingDraft, SeatingOfClass } from './use-seating.js';

/** Whoever has no seat. A click picks somebody up, the next click on a seat lets them sit. */
export function Tray({ data, draft, carrying }: { data: SeatingOfClass; draft: SeatingDraft; carrying: Carrying }) {
  const { t } = useTranslation('myClasses');
  const seated = new Set(draft.seats.map(({ studentId }) => studentId));
  const standing = data.students.filter(({ studentId }) => !seated.has(studentId));
  return (
    <section
      className={styles.tray}
      aria-label={t('seats.tray')}
      onDragOver={(event) => carrying.mayArrange && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        carrying.putAside(event.dataTransfer.getData(KIND));
      }}
    >
      <h3>
        {t('seats.tray')} <small>{standing.length}</small>
      </h3>
      {standing.length === 0 ? (
        <p>{t('seats.trayEmpty')}</p>
      ) : (
        <ul>
          {standing.map(({ studentId, name }) => (
            <li key={studentId}>
              <button
                type="button"
                className={carrying.held === studentId ? styles.held : undefined}
                aria-pressed={carrying.held === studentId}
                disabled={!carrying.mayArrange}
                draggable={carrying.mayArrange}
                onDragStart={(event) => event.dataTransfer.setData(KIND, studentId)}
                onClick={() => carrying.pickUp(carrying.held === studentId ? null : studentId)}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
