import { parse, protocol, type PGlite } from '@electric-sql/pglite';

const { serialize } = protocol;

type Answer = Awaited<ReturnType<PGlite['execProtocolStream']>>;

interface Prepared {
  name: string;
  /** The type of each parameter. */
  types: readonly number[];
  /** What the rows are made of, as the engine told it. */
  columns: Answer;
}

/**
 * Statements of the embedded engine. As with a server each is read and planned once, and not each time that it is asked: that costs more than
 * most answers do.
 */
export class PreparedStatements {
  private readonly known = new Map<string, Prepared>();

  constructor(private readonly engine: PGlite) {}

  /** Together with nothing else that the engine does. */
  run<Row extends object>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    return this.engine.runExclusive(async () => {
      const { name, types, columns } = this.known.get(sql) ?? (await this.prepare(sql));
      const answer = await this.ask(
        serialize.bind({
          statement: name,
          values: values.map((value, index) => this.toText(value, types[index])),
        }),
        serialize.execute({}),
      );
      const [result] = parse.parseResults([...columns, ...answer], this.engine.parsers);
      return (result?.rows ?? []) as Row[];
    });
  }

  private async prepare(sql: string): Promise<Prepared> {
    const name = `s${this.known.size}`;
    const answer = await this.ask(
      serialize.parse({ name, text: sql }),
      serialize.describe({ type: 'S', name }),
    );
    const prepared: Prepared = {
      name,
      types: parse.parseDescribeStatementResults(answer),
      columns: answer.filter((message) => message.name === 'rowDescription'),
    };
    this.known.set(sql, prepared);
    return prepared;
  }

  private toText(value: unknown, type = 0): string | null {
    if (value === null || value === undefined) return null;
    const serialized = this.engine.serializers[type]?.(value);
    return serialized ?? (typeof value === 'string' ? value : JSON.stringify(value));
  }

  /** What is written is in the files at once: Node's have nothing to be synced afterwards. */
  private ask(...messages: Uint8Array[]): Promise<Answer> {
    return this.engine.execProtocolStream(Buffer.concat([...messages, serialize.sync()]), {
      syncToFs: false,
    });
  }
}
