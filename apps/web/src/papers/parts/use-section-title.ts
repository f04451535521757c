import { sectionTitleIn } from '@zhibi/contract/papers';
import { useSession } from '../../platform/session-store.js';

/** A section's title as somebody reads it on the screen; on paper and in fields it stands as it is kept. */
export function useSectionTitle(): (title: string) => string {
  const { language } = useSession();
  return (title) => sectionTitleIn(title, language);
}
