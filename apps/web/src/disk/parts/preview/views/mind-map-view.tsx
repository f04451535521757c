import { Tabs } from 'antd';
import { type Seen, wholeOf } from '../read/bytes.js';
import { readMindMap, type Topic } from '../read/mind-map.js';
import { Parsed } from './parsed.js';
import styles from './views.module.css';

const parse = async (seen: Seen) => readMindMap(await wholeOf(seen));

/** A mind map as a tree that folds. */
export function MindMapView({ seen }: { seen: Seen }) {
  return (
    <Parsed seen={seen} parse={parse}>
      {(maps) =>
        maps.length === 1 ? (
          maps.map(({ root }) => <Tree key="only" root={root} />)
        ) : (
          <Tabs
            className={styles.tabs}
            items={maps.map(({ name, root }, at) => ({
              key: String(at),
              label: name,
              children: <Tree root={root} />,
            }))}
          />
        )
      }
    </Parsed>
  );
}

const Tree = ({ root }: { root: Topic }) => (
  <div className={styles.tree}>
    <strong>{root.title}</strong>
    <Branches topics={root.children} />
  </div>
);

const Branches = ({ topics }: { topics: readonly Topic[] }) => (
  <ul>
    {topics.map((topic, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: nothing is ever moved
      <li key={at}>
        {topic.children.length === 0 ? (
          <span>{topic.title}</span>
        ) : (
          <details open>
            <summary>{topic.title}</summary>
            <Branches topics={topic.children} />
          </details>
        )}
      </li>
    ))}
  </ul>
);
