import { LibraryPage } from '../list/library-page.js';

/** One's own papers and their archive. */
export const Page = () => <LibraryPage whose="mine" />;
