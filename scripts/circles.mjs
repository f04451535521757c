/**
 * Every import that lies on a circle of imports, by Tarjan's strongly connected components (SIAM J. Comput. 1, 1972), in one pass: an
 * import is on a circle where both ends are in one component. The cruiser looks for a way back from each import anew, which took it
 * longer than all else.
 * @param {{ source: string, dependencies: { resolved: string }[] }[]} modules
 * @returns {{ from: string, to: string }[]}
 */
export function circlesOf(modules) {
  const importsOf = new Map(
    modules.map(({ source, dependencies }) => [source, dependencies.map((one) => one.resolved)]),
  );
  const componentOf = new Map();
  const reached = new Map(); // when a module was first come to, and the earliest that it leads back to
  const open = [];
  for (const { source } of modules) if (!reached.has(source)) visit(source);

  return modules.flatMap(({ source: from }) =>
    importsOf
      .get(from)
      .filter((to) => to === from || (importsOf.has(to) && componentOf.get(to) === componentOf.get(from)))
      .map((to) => ({ from, to })),
  );

  /** Without recursion: a chain of imports may be longer than the stack. */
  function visit(start) {
    const way = [enter(start)];
    while (way.length > 0) {
      const step = way[way.length - 1];
      const next = step.waiting.next();
      if (!next.done) {
        const to = next.value;
        if (!importsOf.has(to) || componentOf.has(to)) continue;
        if (reached.has(to)) step.back = Math.min(step.back, reached.get(to));
        else way.push(enter(to));
        continue;
      }
      way.pop();
      const before = way[way.length - 1];
      if (before !== undefined) before.back = Math.min(before.back, step.back);
      if (step.back === reached.get(step.source)) close(step.source);
    }
  }

  function enter(source) {
    reached.set(source, reached.size);
    open.push(source);
    return { source, back: reached.get(source), waiting: importsOf.get(source).values() };
  }

  function close(first) {
    for (let one = open.pop(); ; one = open.pop()) {
      componentOf.set(one, first);
      if (one === first) return;
    }
  }
}
