import type { ServiceProcess } from '../support/service-process';

export interface Vitals {
  rss: number;
  heap: number;
  cpuSeconds: number;
}

/** What the process says of itself. The test starts it with a small heap limit, so that garbage does not look like growth. */
export async function readVitals(service: ServiceProcess): Promise<Vitals> {
  if (!service.metricsUrl) throw new Error('the service was started without METRICS_PORT');
  const text = await (await fetch(service.metricsUrl)).text();
  const value = (name: string) => {
    const found = new RegExp(`^${name} ([0-9.e+]+)$`, 'm').exec(text)?.[1];
    if (found === undefined) throw new Error(`the metrics do not tell ${name}`);
    return Number(found);
  };
  return {
    rss: value('process_resident_memory_bytes'),
    heap: value('nodejs_heap_size_used_bytes'),
    cpuSeconds: value('process_cpu_seconds_total'),
  };
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
