import type { ServiceProcess } from '../support/service-process';

export interface Vitals {
  rss: number;
  heap: number;
  cpuSeconds: number;
}

/** What the process says of itself. The test starts it with a small heap limit, so that garbage does not look like growth. */
export async function readVitals(service: ServiceProcess): Promise<Vitals> {
  return {
    rss: await readMetric(service, 'process_resident_memory_bytes'),
    heap: await readMetric(service, 'nodejs_heap_size_used_bytes'),
    cpuSeconds: await readMetric(service, 'process_cpu_seconds_total'),
  };
}

/** `name` is a pattern; `unsaid` is what it means where the process does not tell it. */
export async function readMetric(service: ServiceProcess, name: string, unsaid?: number): Promise<number> {
  if (!service.metricsUrl) throw new Error('the service was started without METRICS_PORT');
  const text = await (await fetch(service.metricsUrl)).text();
  const found = new RegExp(`^${name} ([0-9.e+]+)$`, 'm').exec(text)?.[1] ?? unsaid;
  if (found === undefined) throw new Error(`the metrics do not tell ${name}`);
  return Number(found);
}

/** How much the values rise over the run, by the straight line that lies closest to them. */
export function riseOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  let above = 0;
  let below = 0;
  for (const [index, value] of values.entries()) {
    above += (index - middle) * (value - mean);
    below += (index - middle) ** 2;
  }
  return below === 0 ? 0 : (above / below) * (values.length - 1);
}
