// What the drawing uses of Preact, for the board as an element: it stays a small file without dependencies. `board.config.ts`
// puts this in Preact's place; the types are Preact's. A part is rendered again only with the whole, as it has no state.

type Props = Readonly<Record<string, unknown>>;
type Type = string | ((props: Props) => unknown) | (new (props: Props) => Component);

/** What is to be there. */
interface View {
  readonly type: Type | null;
  readonly props: Props;
  readonly key: unknown;
}

/** What is there. A part has the nodes of its children. */
interface Made {
  view: View;
  readonly node: Element | Text | null;
  readonly part: Component | null;
  children: Made[];
}

export class Component {
  constructor(public props: Props) {}
  shouldComponentUpdate(_next: Props): boolean {
    return true;
  }
  componentDidUpdate(_before: Props) {}
  componentWillUnmount() {}
  render(): unknown {
    return null;
  }
}

export const createRef = () => ({ current: null });

export const Fragment = ({ children }: Props) => children;

export const jsx = (type: Type, props: Props, key?: unknown): View => ({ type, props, key });
export { jsx as jsxs };

const isPart = (type: Type): type is new (props: Props) => Component =>
  typeof type === "function" && type.prototype instanceof Component;

const isNothing = (it: unknown) => it === null || it === undefined || typeof it === "boolean";

/** A text has no type. Lists are fragments, and so is nothing. */
function viewOf(it: unknown): View {
  if (Array.isArray(it) || isNothing(it)) return jsx(Fragment, { children: it });
  return typeof it === "object" ? (it as View) : { type: null, props: { text: String(it) }, key: undefined };
}

const listOf = (it: unknown): readonly unknown[] => (isNothing(it) ? [] : Array.isArray(it) ? it : [it]);

/** What to do when everything is in its place. */
let due: (() => void)[] = [];

function make(view: View, isWithinSvg: boolean): Made {
  const { type, props } = view;
  const space = isWithinSvg || type === "svg" ? "http://www.w3.org/2000/svg" : "http://www.w3.org/1999/xhtml";
  const node =
    type === null
      ? document.createTextNode("")
      : typeof type === "string"
        ? document.createElementNS(space, type)
        : null;
  const part = type !== null && isPart(type) ? new type(props) : null;
  const made = { view: { ...view, props: {} }, node, part, children: [] };
  fill(made, view, isWithinSvg);
  if (props["ref"]) (props["ref"] as { current: unknown }).current = node;
  return made;
}

/** Brings what is there to what is to be there, of the same type. */
function update(made: Made, view: View, isWithinSvg: boolean) {
  const { part } = made;
  if (made.view === view) return;
  if (part && !part.shouldComponentUpdate(view.props)) {
    made.view = view;
    part.props = view.props;
    return;
  }
  const before = made.view.props;
  fill(made, view, isWithinSvg);
  if (part) due.push(() => part.componentDidUpdate(before));
}

function fill(made: Made, view: View, isWithinSvg: boolean) {
  const { node, part } = made;
  const { type, props } = view;
  const isSvg = isWithinSvg || type === "svg";
  const before = made.view.props;
  made.view = view;
  if (part) part.props = props;
  if (node instanceof Text) {
    if (before["text"] !== props["text"]) node.data = props["text"] as string;
  } else if (node) {
    for (const name of Object.keys({ ...before, ...props })) {
      if (before[name] !== props[name]) set(node, name, before[name], props[name]);
    }
    fillWith(made, props["children"], isSvg);
    arrange(node, made.children);
  } else fillWith(made, part ? part.render() : (type as (props: Props) => unknown)(props), isSvg);
}

/** The children with the same key, or else at the same place, stay if their type is the same. */
function fillWith(made: Made, content: unknown, isSvg: boolean) {
  const before = new Map(made.children.map((it, at) => [it.view.key ?? `at ${at}`, it]));
  made.children = listOf(content).map((it, at) => {
    const view = viewOf(it);
    const key = view.key ?? `at ${at}`;
    const known = before.get(key);
    if (known?.view.type !== view.type) return make(view, isSvg);
    before.delete(key);
    update(known, view, isSvg);
    return known;
  });
  for (const it of before.values()) {
    for (const node of nodesOf(it)) node.remove();
    end(it);
  }
}

const nodesOf = (made: Made): readonly (Element | Text)[] => (made.node ? [made.node] : made.children.flatMap(nodesOf));

function arrange(parent: Node, children: readonly Made[]) {
  let next = parent.firstChild;
  for (const node of children.flatMap(nodesOf)) {
    if (node === next) next = next.nextSibling;
    else parent.insertBefore(node, next);
  }
}

function end(made: Made) {
  made.part?.componentWillUnmount();
  made.children.forEach(end);
}

function set(node: Element, name: string, before: unknown, value: unknown) {
  if (name === "children" || name === "ref") return;
  if (name.startsWith("on")) {
    const event = name.slice(2).toLowerCase();
    node.removeEventListener(event, before as EventListener);
    node.addEventListener(event, value as EventListener);
  } else if (name === "style") Object.assign((node as HTMLElement).style, value);
  else if (value === null || value === undefined || (value === false && name[4] !== "-")) node.removeAttribute(name);
  else node.setAttribute(name, String(value));
}

const roots = new WeakMap<Node, Made>();

/** Shows this in a node, and nothing else. */
export function render(content: unknown, root: Node) {
  const made: Made = roots.get(root) ?? { view: viewOf(null), node: null, part: null, children: [] };
  roots.set(root, made);
  due = [];
  fillWith(made, content, false);
  arrange(root, made.children);
  for (const act of due) act();
}
