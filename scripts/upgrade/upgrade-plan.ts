/** What `npm run upgrade` does, as its arguments say it. */
export type UpgradePlan = {
  home: string;
  source: string;
  back: boolean;
  ports: number[];
  standIn: number | null;
  staticFolder: string | null;
  keep: number;
  limitMs: number;
  env: Record<string, string>;
  restart: (port: number) => Promise<void>;
  idleMs: number;
  checkInterrupted?: () => void;
  say: (line: string) => void;
};
