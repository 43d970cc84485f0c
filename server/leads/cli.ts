import { runCommand } from './run-command.ts';

const defaultWidth = 100;

const { code, out, error } = await runCommand(
  process.argv.slice(2),
  process.env,
  process.stdout.columns ?? defaultWidth,
);
if (out !== '') console.log(out);
if (error !== undefined) console.error(error);
process.exitCode = code;
