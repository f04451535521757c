import { Link } from 'react-router';
import { Card } from '../../platform/layout/card.js';
import { Go } from '../../platform/layout/go.js';
import { useSession } from '../../platform/session-store.js';
import styles from './help.module.css';
import { type Block, type ManualPage, partsOf, type Section } from './read-manual.js';
import { useWords } from './use-words.js';

/** The words of a page: what it is for, what is on it, and section after section. */
export function Article({ page: { sections } }: { page: ManualPage }) {
  const words = useWords();
  const [lead, ...others] = sections;
  return (
    <Card className={styles.article ?? ''}>
      {lead && <Blocks blocks={lead.blocks} />}
      {others.length > 1 && (
        <nav className={styles.contents} aria-label={words.contents}>
          {others.map(({ anchor, title }) => (
            <Link key={anchor} to={{ search: window.location.search, hash: anchor }} replace>
              {title}
            </Link>
          ))}
        </nav>
      )}
      {others.map((section) => (
        <Told key={section.anchor} section={section} />
      ))}
    </Card>
  );
}

function Told({ section: { anchor, title, screens, blocks } }: { section: Section }) {
  const words = useWords();
  return (
    <section id={anchor}>
      <h2>{title}</h2>
      <Blocks blocks={blocks} />
      {screens.map(({ path }) => (
        <Go key={path} to={path} className={styles.way ?? ''}>
          {words.open} ›
        </Go>
      ))}
    </section>
  );
}

/** Blocks of one kind that follow each other are one list. */
function Blocks({ blocks }: { blocks: readonly Block[] }) {
  const runs: Block[][] = [];
  for (const block of blocks) {
    const last = runs.at(-1);
    if (last?.[0]?.kind === block.kind && (block.kind === 'step' || block.kind === 'item')) last.push(block);
    else runs.push([block]);
  }
  return runs.map((run) => <Run key={run[0]?.text} run={run} />);
}

function Run({ run }: { run: readonly Block[] }) {
  const [first] = run;
  if (first?.kind === 'picture') return <Picture name={first.name ?? ''} alt={first.text} />;
  if (first?.kind === 'words') return <Line text={first.text} />;
  const items = run.map(({ text }) => (
    <li key={text}>
      <Words text={text} />
    </li>
  ));
  return first?.kind === 'step' ? <ol>{items}</ol> : <ul>{items}</ul>;
}

const Line = ({ text }: { text: string }) => (
  <p>
    <Words text={text} />
  </p>
);

function Words({ text }: { text: string }) {
  return partsOf(text).map(({ words, to }) => {
    if (to === undefined) return words;
    if (to.startsWith('/'))
      return (
        <Go key={to} to={to} orWords>
          {words}
        </Go>
      );
    return (
      <Link key={to} to={`/help?page=${to}`}>
        {words}
      </Link>
    );
  });
}

/** Where the build has put each picture: by name and language. */
const pictures = import.meta.glob<string>('./pictures/*.webp', { query: '?url', import: 'default', eager: true });

/** Of the demo school, in the language of the reader; it comes when it is about to be seen. */
function Picture({ name, alt }: { name: string; alt: string }) {
  const { language } = useSession();
  return (
    <img
      className={styles.picture}
      src={pictures[`./pictures/${name}-${language}.webp`]}
      alt={alt}
      width={720}
      height={450}
      loading="lazy"
      decoding="async"
    />
  );
}
