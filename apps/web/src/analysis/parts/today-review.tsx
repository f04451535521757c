import { BookOutlined, CheckOutlined } from '@ant-design/icons';
import { wrongBookApi } from '@zhibi/contract/analysis';
import { useTranslation } from 'react-i18next';
import { useAge } from '../../people/index.js';
import { useRead } from '../../platform/api.js';
import { GoButton } from '../../platform/layout/go-button.js';
import { Screen } from '../../platform/screen.js';
import { Row } from '../../platform/touch/row.js';
import { Section } from '../../platform/touch/section.js';
import { Sheet } from '../../platform/touch/sheet.js';
import { Tile } from '../../platform/touch/tile.js';
import styles from './today-review.module.css';
import { Week } from './week.js';

const MINUTES_EACH = 2;

/** The wrong questions that come back today, and from a tablet on those of the week. Nothing where there is no wrong question. */
export function Part() {
  const { t } = useTranslation('analysis');
  const age = useAge();
  const read = useRead(wrongBookApi.wrong, { due: true });
  return (
    <Screen read={read} skeleton={{ card: 96 }}>
      {({ counts: { due, open }, week }) => {
        if (due + open === 0) return null;
        const tomorrow = week[1]?.count ?? 0;
        return (
          <Section title={t(`review.${age}.book`)}>
            <Sheet>
              {due > 0 ? (
                <Row
                  tile={
                    <Tile>
                      <BookOutlined />
                    </Tile>
                  }
                  title={t('review.today', { count: due })}
                  note={t('review.minutes', { count: due * MINUTES_EACH })}
                  end={<GoButton to="/wrong">{t('review.start')}</GoButton>}
                />
              ) : (
                <Row
                  tile={
                    <Tile tone="done">
                      <CheckOutlined />
                    </Tile>
                  }
                  title={t(`review.${age}.free`)}
                  note={
                    tomorrow > 0
                      ? t('review.alsoTomorrow', { count: tomorrow })
                      : t(`review.${age}.left`, { count: open })
                  }
                  to="/wrong?tab=open"
                />
              )}
              <div className={styles.week}>
                <Week week={week} />
              </div>
            </Sheet>
          </Section>
        );
      }}
    </Screen>
  );
}
