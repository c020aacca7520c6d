// Parts that stay as they are: rendered again only if something that they show is another one.

import { type ComponentChildren, Component } from "preact";

/** Lists are the same if their items are. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!Array.isArray(one) || !Array.isArray(other)) return false;
  return one.length === other.length && one.every((it, at) => it === other[at]);
}

export const still = <Props extends object>(draw: (props: Props) => ComponentChildren) =>
  class extends Component<Props> {
    override shouldComponentUpdate(next: Readonly<Props>) {
      return (Object.keys(next) as (keyof Props)[]).some((name) => !isSame(next[name], this.props[name]));
    }
    override render() {
      return draw(this.props);
    }
  };
