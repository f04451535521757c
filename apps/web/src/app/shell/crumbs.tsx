import { Breadcrumb } from 'antd';
import { useContext } from 'react';
import { Link } from 'react-router';
import { type ScreenLine, ScreensContext } from '../../platform/screen-line.js';
import { say } from '../../platform/text.js';
import { trailOf } from '../menu.js';

/** Where one is; all but the last lead back. */
export function Crumbs({ screen, query }: { screen: ScreenLine; query: string }) {
  const trail = trailOf(useContext(ScreensContext), screen, query);
  const items = trail.map((one) => ({
    key: one.path,
    title: one === screen ? say(one.title) : <Link to={one.path}>{say(one.title)}</Link>,
  }));
  return <Breadcrumb items={items} />;
}
