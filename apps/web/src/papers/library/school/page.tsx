import { LibraryPage } from '../list/library-page.js';

/** What the teachers of the school share. */
export const Page = () => <LibraryPage whose="school" />;
