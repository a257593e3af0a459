import { Icon } from "@/components/ui/icon";

/** Opens the settings panel. It holds no code: `LookSettings` hears the press. Without JavaScript it is not there, and the statement says how else. */
export function OpenLookSettings({ label, className }: { label: string; className: string }) {
  return (
    <button type="button" data-opens="look-settings" aria-haspopup="dialog" className={`items-center gap-2 [@media(scripting:none)]:hidden ${className}`}>
      <Icon name="accessibility" />
      {label}
    </button>
  );
}
