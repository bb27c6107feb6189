/** The statements of a script, one by one. The body of a trigger has semicolons of its own, up to its `end`. */
export function toStatements(script: string): string[] {
  const statements: string[] = [];
  let current = '';
  for (const piece of script.replace(/--.*$/gm, '').split(';')) {
    current += `${piece};`;
    const isInTrigger = /^\s*create\s+trigger/i.test(current) && !/\bend\s*;$/i.test(current);
    if (isInTrigger) continue;
    if (current.trim() !== ';') statements.push(current.trim());
    current = '';
  }
  return statements;
}
