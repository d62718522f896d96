import type { Brand } from './catalogue.types';

export const peugeot: Brand = {
  name: 'Peugeot', code: 'PE', keeps: 92,
  trims: [{ name: 'Active', level: 0 }, { name: 'Allure', level: 2 }, { name: 'GT Line', level: 3, from: 2015, to: 2020 }, { name: 'GT', level: 3, from: 2020 }],
  lines: [
    ['108', 'hatch', 'A', 2014, 2021, 3475, 1615, 1460, 196, 915, 5, [['1.0 VTi', 'petrol', 72, 'MF', 12.6, 4.9, 129]], { seats: 4, ncap: 4 }],
    ['208', 'hatch', 'B', 2012, 2019, 3973, 1739, 1460, 311, 1160, 8, [['1.2 PureTech', 'petrol', 82, 'MF', 12.2, 4.6, 169], ['1.2 PureTech', 'petrol', 110, 'AF', 9.8, 4.8, 204]]],
    ['208', 'hatch', 'B', 2020, 2026, 4055, 1745, 1430, 311, 1165, 12, [['1.2 PureTech', 'petrol', 100, 'MF', 9.9, 5.3, 219], ['e-208', 'electric', 136, 'AF', 8.1, 50, 349, 100, 359, 2020, 2023], ['e-208', 'electric', 156, 'AF', 8.2, 51, 410, 100, 379, 2024], ['Hybrid 110', 'mild', 110, 'AF', 10.9, 4.6, 279, 2024]], { ncap: 4 }],
    ['308', 'estate', 'C', 2014, 2021, 4585, 1804, 1471, 610, 1350, 12, [['1.2 PureTech', 'petrol', 130, 'AF', 9.8, 5.6, 254], ['1.5 BlueHDi', 'diesel', 130, 'AF', 9.9, 4.4, 279, 2018], ['1.6 BlueHDi', 'diesel', 120, 'MF', 10.0, 3.8, 254, 2014, 2017]], { tow: 1500 }],
    ['308', 'hatch', 'C', 2022, 2026, 4367, 1852, 1441, 412, 1360, 6, [['1.2 PureTech', 'petrol', 130, 'AF', 9.7, 5.7, 299], ['Hybrid 180', 'plugin', 180, 'AF', 7.6, 12.4, 60, 1.1, 379], ['e-308', 'electric', 156, 'AF', 9.8, 54, 415, 100, 429, 2023]], { ncap: 4 }],
    ['308', 'estate', 'C', 2022, 2026, 4636, 1852, 1442, 608, 1420, 6, [['Hybrid 136', 'mild', 136, 'AF', 9.5, 5.0, 329, 2024], ['1.5 BlueHDi', 'diesel', 130, 'AF', 10.9, 4.7, 329]], { ncap: 4, tow: 1500 }],
    ['508', 'estate', 'D', 2011, 2024, 4778, 1859, 1420, 530, 1540, 8, [['1.5 BlueHDi', 'diesel', 130, 'AF', 10.1, 4.6, 359, 2019], ['Hybrid 225', 'plugin', 225, 'AF', 8.2, 11.8, 52, 1.3, 449, 2020], ['2.0 HDi', 'diesel', 163, 'AF', 9.5, 5.5, 299, 2011, 2018]], { tow: 1500 }],
    ['2008', 'crossover', 'B', 2013, 2019, 4159, 1739, 1556, 410, 1205, 6, [['1.2 PureTech', 'petrol', 110, 'AF', 10.5, 5.1, 229]]],
    ['2008', 'crossover', 'B', 2020, 2026, 4300, 1770, 1530, 434, 1260, 11, [['1.2 PureTech', 'petrol', 130, 'AF', 9.1, 5.9, 269], ['e-2008', 'electric', 136, 'AF', 9.0, 50, 345, 100, 399, 2020, 2023], ['e-2008', 'electric', 156, 'AF', 9.1, 51, 406, 100, 409, 2024]], { ncap: 4 }],
    ['3008', 'suv', 'C', 2017, 2023, 4447, 1841, 1620, 520, 1430, 13, [['1.2 PureTech', 'petrol', 130, 'AF', 10.5, 6.1, 319], ['1.5 BlueHDi', 'diesel', 130, 'AF', 11.5, 5.0, 339], ['Hybrid4 300', 'plugin', 300, 'A4', 6.1, 13.2, 59, 1.4, 459, 2020]], { tow: 1500 }],
    ['3008', 'suv', 'C', 2024, 2026, 4542, 1895, 1641, 520, 2100, 6, [['E-3008', 'electric', 210, 'AF', 8.8, 73, 527, 160, 499], ['Hybrid 136', 'mild', 136, 'AF', 10.2, 5.4, 399]], { ncap: 4, tow: 1250 }],
    ['5008', 'suv', 'D', 2018, 2026, 4641, 1844, 1640, 780, 1500, 8, [['1.2 PureTech', 'petrol', 130, 'AF', 10.9, 6.4, 359], ['1.5 BlueHDi', 'diesel', 130, 'AF', 11.8, 5.2, 379], ['E-5008', 'electric', 210, 'AF', 9.7, 73, 502, 160, 539, 2025]], { seats: 7, tow: 1500 }],
    ['Partner', 'van', 'V', 2010, 2026, 4403, 1848, 1820, 3300, 1430, 9, [['1.5 BlueHDi', 'diesel', 100, 'MF', 12.7, 5.2, 204], ['e-Partner', 'electric', 136, 'AF', 11.2, 50, 275, 100, 309, 2022]], { lcv: true, trims: ['', 'Pro', 'Premium'] }],
    ['Expert', 'van', 'V', 2016, 2026, 4959, 1920, 1940, 5800, 1800, 8, [['2.0 BlueHDi', 'diesel', 145, 'AF', 11.9, 6.7, 289], ['e-Expert', 'electric', 136, 'AF', 13.1, 75, 330, 100, 419, 2021]], { lcv: true, tow: 2500, tank: 70, trims: ['', 'Pro', 'Premium'] }],
    ['Boxer', 'van', 'V', 2014, 2026, 5998, 2050, 2524, 13000, 2100, 4, [['2.2 BlueHDi', 'diesel', 140, 'MF', 14.0, 9.1, 329]], { lcv: true, tow: 2500, tank: 90, trims: ['', 'Pro'] }],
  ],
};

export const citroen: Brand = {
  name: 'Citroën', code: 'CI', keeps: 89,
  trims: [{ name: 'Live', level: 0 }, { name: 'Feel', level: 1 }, { name: 'Shine', level: 2 }, { name: 'Max', level: 3, from: 2023 }],
  lines: [
    ['C1', 'hatch', 'A', 2009, 2021, 3466, 1615, 1460, 196, 915, 5, [['1.0 VTi', 'petrol', 72, 'MF', 12.6, 4.9, 119]], { seats: 4, ncap: 4 }],
    ['C3', 'hatch', 'B', 2010, 2024, 3996, 1749, 1474, 300, 1140, 9, [['1.2 PureTech', 'petrol', 83, 'MF', 13.2, 5.2, 184], ['1.2 PureTech', 'petrol', 110, 'AF', 9.8, 5.6, 214, 2017]], { ncap: 4 }],
    ['ë-C3', 'hatch', 'B', 2024, 2026, 4015, 1755, 1577, 310, 1491, 7, [['Standard', 'electric', 113, 'AF', 11.0, 44, 326, 100, 279]], { ncap: 4, trims: ['You', 'Max'] }],
    ['C3 Aircross', 'crossover', 'B', 2018, 2026, 4154, 1756, 1637, 410, 1230, 6, [['1.2 PureTech', 'petrol', 110, 'MF', 10.6, 5.9, 229]]],
    ['C4', 'crossover', 'C', 2021, 2026, 4360, 1800, 1525, 380, 1290, 9, [['1.2 PureTech', 'petrol', 130, 'AF', 9.4, 5.8, 269], ['ë-C4', 'electric', 136, 'AF', 9.7, 50, 357, 100, 389], ['ë-C4', 'electric', 156, 'AF', 10.0, 54, 416, 100, 409, 2023]], { ncap: 4 }],
    ['C4 Picasso', 'mpv', 'C', 2010, 2018, 4438, 1826, 1610, 537, 1400, 5, [['1.6 BlueHDi', 'diesel', 120, 'MF', 11.3, 3.9, 259], ['1.2 PureTech', 'petrol', 130, 'MF', 10.8, 5.0, 249, 2015]], { tow: 1400 }],
    ['C5 Aircross', 'suv', 'C', 2019, 2026, 4500, 1859, 1670, 580, 1430, 7, [['1.5 BlueHDi', 'diesel', 130, 'AF', 11.8, 5.1, 329], ['Plug-in Hybrid', 'plugin', 225, 'AF', 8.7, 13.2, 55, 1.4, 429, 2020]], { tow: 1500 }],
    ['Berlingo', 'mpv', 'C', 2009, 2023, 4403, 1848, 1844, 775, 1430, 5, [['1.5 BlueHDi', 'diesel', 100, 'MF', 12.7, 5.0, 239]], { ncap: 4 }],
    ['Berlingo Van', 'van', 'V', 2010, 2026, 4403, 1848, 1796, 3300, 1430, 7, [['1.5 BlueHDi', 'diesel', 100, 'MF', 12.7, 5.2, 199]], { lcv: true, trims: ['', 'Business'] }],
    ['Jumpy', 'van', 'V', 2016, 2026, 4959, 1920, 1940, 5800, 1800, 6, [['2.0 BlueHDi', 'diesel', 145, 'AF', 11.9, 6.7, 284]], { lcv: true, tow: 2500, tank: 70, trims: ['', 'Business'] }],
  ],
};

export const ds: Brand = {
  name: 'DS', code: 'DS', keeps: 86,
  trims: [{ name: 'Bastille', level: 1 }, { name: 'Performance Line', level: 2 }, { name: 'Rivoli', level: 3 }],
  lines: [
    ['3 Crossback', 'crossover', 'B', 2019, 2022, 4118, 1791, 1534, 350, 1250, 4, [['1.2 PureTech', 'petrol', 130, 'AF', 9.2, 6.0, 289], ['E-Tense', 'electric', 136, 'AF', 8.7, 50, 320, 100, 399]], { ncap: 4 }],
    ['7', 'suv', 'D', 2018, 2026, 4593, 1891, 1625, 555, 1600, 5, [['E-Tense 4x4', 'plugin', 300, 'A4', 5.9, 13.2, 58, 1.4, 529, 2020], ['1.5 BlueHDi', 'diesel', 130, 'AF', 11.7, 5.3, 389]], { tow: 1500 }],
    ['4', 'hatch', 'C', 2022, 2026, 4400, 1866, 1470, 430, 1420, 3, [['E-Tense 225', 'plugin', 225, 'AF', 7.7, 12.4, 57, 1.3, 429]], { ncap: 4 }],
  ],
};

export const renault: Brand = {
  name: 'Renault', code: 'RE', keeps: 92,
  trims: [{ name: 'Life', level: 0, to: 2021 }, { name: 'Zen', level: 1, to: 2022 }, { name: 'Intens', level: 2, to: 2022 }, { name: 'Evolution', level: 1, from: 2022 }, { name: 'Techno', level: 2, from: 2022 }, { name: 'Iconic', level: 3, from: 2022 }],
  lines: [
    ['Clio', 'hatch', 'B', 2009, 2012, 4032, 1707, 1493, 288, 1150, 4, [['1.2', 'petrol', 75, 'MF', 13.4, 5.8, 134]]],
    ['Clio', 'estate', 'B', 2013, 2019, 4267, 1732, 1445, 443, 1150, 7, [['0.9 TCe', 'petrol', 90, 'MF', 12.6, 4.7, 179], ['1.5 dCi', 'diesel', 90, 'MF', 12.0, 3.6, 194]]],
    ['Clio', 'hatch', 'B', 2020, 2026, 4050, 1798, 1440, 391, 1180, 10, [['1.0 TCe', 'petrol', 91, 'MF', 12.2, 5.2, 199], ['E-Tech', 'hybrid', 145, 'AF', 9.3, 4.2, 259]]],
    ['Zoe', 'hatch', 'B', 2013, 2024, 4087, 1787, 1562, 338, 1500, 12, [['R90', 'electric', 92, 'AF', 13.2, 41, 300, 22, 289, 2017, 2019], ['R110', 'electric', 109, 'AF', 11.4, 52, 395, 50, 329, 2020], ['R135', 'electric', 135, 'AF', 9.5, 52, 386, 50, 349, 2020]], { ncap: 0 }],
    ['5 E-Tech', 'hatch', 'B', 2025, 2026, 3922, 1774, 1498, 326, 1450, 6, [['Urban Range', 'electric', 122, 'AF', 9.0, 40, 312, 80, 309], ['Comfort Range', 'electric', 150, 'AF', 7.9, 52, 410, 100, 359]], { ncap: 4, tow: 500 }],
    ['Captur', 'crossover', 'B', 2013, 2019, 4122, 1778, 1566, 377, 1180, 8, [['0.9 TCe', 'petrol', 90, 'MF', 13.2, 5.1, 199], ['1.2 TCe', 'petrol', 120, 'AF', 10.3, 5.5, 234]]],
    ['Captur', 'crossover', 'B', 2020, 2026, 4227, 1797, 1576, 422, 1260, 10, [['1.0 TCe', 'petrol', 91, 'MF', 14.0, 5.8, 239], ['E-Tech Plug-in', 'plugin', 160, 'AF', 10.1, 10.4, 50, 1.4, 349, 2020, 2023], ['E-Tech', 'hybrid', 145, 'AF', 10.6, 4.9, 299, 2022]]],
    ['Mégane', 'estate', 'C', 2009, 2022, 4626, 1814, 1457, 521, 1350, 7, [['1.3 TCe', 'petrol', 140, 'AF', 9.6, 5.9, 269, 2018], ['E-Tech Plug-in', 'plugin', 160, 'AF', 9.8, 10.4, 50, 1.3, 359, 2020], ['1.5 dCi', 'diesel', 110, 'MF', 11.3, 4.0, 239, 2009, 2019]], { tow: 1500 }],
    ['Mégane E-Tech', 'crossover', 'C', 2022, 2026, 4200, 1768, 1505, 440, 1640, 10, [['EV40', 'electric', 131, 'AF', 10.0, 40, 300, 85, 389], ['EV60', 'electric', 220, 'AF', 7.4, 60, 450, 130, 449]], { tow: 900 }],
    ['Scenic E-Tech', 'suv', 'C', 2024, 2026, 4470, 1864, 1571, 545, 1850, 6, [['Comfort Range', 'electric', 170, 'AF', 8.6, 60, 430, 130, 469], ['Long Range', 'electric', 220, 'AF', 7.9, 87, 625, 150, 529]], { tow: 1100 }],
    ['Kadjar', 'suv', 'C', 2015, 2022, 4489, 1836, 1613, 472, 1400, 6, [['1.3 TCe', 'petrol', 140, 'AF', 9.7, 6.3, 289, 2019], ['1.6 dCi 4WD', 'diesel', 130, 'M4', 10.5, 4.9, 309, 2015, 2018]], { tow: 1800 }],
    ['Austral', 'suv', 'C', 2023, 2026, 4510, 1825, 1644, 500, 1490, 5, [['E-Tech', 'hybrid', 200, 'AF', 8.4, 4.7, 409], ['Mild Hybrid', 'mild', 160, 'AF', 9.7, 6.2, 349]], { tow: 1500 }],
    ['Kangoo', 'van', 'V', 2010, 2026, 4486, 1919, 1864, 3300, 1530, 9, [['1.5 dCi', 'diesel', 95, 'MF', 13.0, 5.2, 209], ['E-Tech', 'electric', 122, 'AF', 11.6, 45, 300, 80, 349, 2022]], { lcv: true, trims: ['Start', 'Advance', 'Extra'] }],
    ['Trafic', 'van', 'V', 2014, 2026, 5080, 1956, 1974, 5800, 1850, 8, [['2.0 dCi', 'diesel', 150, 'AF', 12.0, 7.0, 289], ['2.0 dCi', 'diesel', 120, 'MF', 13.5, 6.8, 269]], { lcv: true, tow: 2500, tank: 80, trims: ['Start', 'Advance', 'Extra'] }],
    ['Master', 'van', 'V', 2011, 2026, 5548, 2070, 2500, 10800, 2050, 5, [['2.3 dCi', 'diesel', 150, 'MF', 13.5, 8.8, 319]], { lcv: true, tow: 2500, tank: 80, trims: ['', 'Advance'] }],
  ],
};

export const dacia: Brand = {
  name: 'Dacia', code: 'DA', keeps: 101,
  trims: [{ name: 'Essential', level: 0 }, { name: 'Comfort', level: 1, to: 2022 }, { name: 'Expression', level: 1, from: 2022 }, { name: 'Journey', level: 2, from: 2022 }, { name: 'Prestige', level: 2, from: 2018, to: 2022 }],
  lines: [
    ['Sandero', 'hatch', 'B', 2013, 2026, 4088, 1848, 1499, 410, 1080, 9, [['1.0 TCe', 'petrol', 91, 'MF', 11.7, 5.3, 159, 2018], ['0.9 TCe', 'petrol', 90, 'MF', 11.1, 5.1, 119, 2013, 2017]], { ncap: 2 }],
    ['Sandero Stepway', 'crossover', 'B', 2014, 2026, 4099, 1848, 1535, 410, 1110, 8, [['1.0 TCe', 'petrol', 91, 'MF', 12.0, 5.6, 174]], { ncap: 2 }],
    ['Duster', 'suv', 'C', 2012, 2023, 4341, 1804, 1693, 445, 1290, 12, [['1.3 TCe', 'petrol', 130, 'MF', 10.6, 6.2, 214, 2019], ['1.5 dCi 4x4', 'diesel', 115, 'M4', 12.1, 5.2, 239]], { ncap: 3, tow: 1500 }],
    ['Duster', 'suv', 'C', 2024, 2026, 4343, 1813, 1656, 472, 1380, 8, [['1.2 TCe 4x4', 'mild', 130, 'M4', 11.0, 6.0, 279], ['Hybrid 140', 'hybrid', 140, 'AF', 10.1, 5.0, 289]], { ncap: 3, tow: 1500 }],
    ['Jogger', 'mpv', 'C', 2022, 2026, 4547, 1784, 1632, 607, 1200, 6, [['1.0 TCe', 'petrol', 110, 'MF', 11.2, 5.7, 214], ['Hybrid 140', 'hybrid', 140, 'AF', 10.0, 4.8, 269, 2023]], { seats: 7, ncap: 1 }],
    ['Spring', 'hatch', 'A', 2021, 2026, 3734, 1770, 1516, 290, 975, 6, [['Electric 45', 'electric', 45, 'AF', 19.1, 27, 230, 34, 209, 2021, 2023], ['Electric 65', 'electric', 65, 'AF', 13.7, 27, 225, 34, 219, 2023]], { seats: 4, ncap: 1 }],
  ],
};

export const fiat: Brand = {
  name: 'Fiat', code: 'FI', keeps: 93,
  trims: [{ name: 'Pop', level: 0 }, { name: 'Lounge', level: 2, to: 2021 }, { name: 'Icon', level: 1, from: 2020 }, { name: 'La Prima', level: 3, from: 2020 }],
  lines: [
    ['500', 'hatch', 'A', 2008, 2023, 3571, 1627, 1488, 185, 950, 10, [['1.2', 'petrol', 69, 'MF', 12.9, 5.1, 139, 2008, 2019], ['1.0 Hybrid', 'mild', 70, 'MF', 13.8, 4.7, 169, 2020]], { seats: 4, doors: 3, ncap: 3 }],
    ['500C', 'convertible', 'A', 2010, 2023, 3571, 1627, 1488, 182, 990, 3, [['1.2', 'petrol', 69, 'MF', 12.9, 5.1, 169, 2010, 2019], ['1.0 Hybrid', 'mild', 70, 'MF', 13.8, 4.8, 199, 2020]], { seats: 4, ncap: 3 }],
    ['500e', 'hatch', 'A', 2021, 2026, 3632, 1683, 1527, 185, 1365, 9, [['42 kWh', 'electric', 118, 'AF', 9.0, 37, 320, 85, 329]], { seats: 4, doors: 3, ncap: 4 }],
    ['Panda', 'hatch', 'A', 2012, 2024, 3653, 1643, 1551, 225, 975, 5, [['1.2', 'petrol', 69, 'MF', 14.2, 5.1, 129, 2012, 2019], ['1.0 Hybrid', 'mild', 70, 'MF', 14.7, 4.9, 159, 2020]], { ncap: 0 }],
    ['600e', 'crossover', 'B', 2024, 2026, 4171, 1781, 1523, 360, 1520, 4, [['54 kWh', 'electric', 156, 'AF', 9.0, 51, 409, 100, 379]], { ncap: 4 }],
    ['Tipo', 'estate', 'C', 2016, 2024, 4571, 1792, 1514, 550, 1280, 4, [['1.0 T3', 'petrol', 100, 'MF', 12.6, 5.7, 204, 2020], ['1.4', 'petrol', 95, 'MF', 12.1, 5.7, 174, 2016, 2019]], { ncap: 3 }],
    ['Doblò Cargo', 'van', 'V', 2010, 2026, 4403, 1848, 1820, 3300, 1450, 4, [['1.5 BlueHDi', 'diesel', 100, 'MF', 12.7, 5.3, 199]], { lcv: true, trims: ['', 'Pro'] }],
    ['Ducato', 'van', 'V', 2012, 2026, 5998, 2050, 2524, 13000, 2100, 8, [['2.2 Multijet', 'diesel', 140, 'MF', 13.5, 9.0, 339], ['2.2 Multijet', 'diesel', 180, 'AF', 12.0, 9.4, 389, 2020]], { lcv: true, tow: 2500, tank: 90, trims: ['', 'Pro'] }],
  ],
};

export const alfaRomeo: Brand = {
  name: 'Alfa Romeo', code: 'AR', keeps: 92,
  trims: [{ name: 'Super', level: 1 }, { name: 'Ti', level: 2 }, { name: 'Veloce', level: 3 }],
  lines: [
    ['Giulietta', 'hatch', 'C', 2010, 2020, 4351, 1798, 1465, 350, 1320, 5, [['1.4 TB', 'petrol', 120, 'MF', 9.4, 6.2, 229]]],
    ['Giulia', 'saloon', 'D', 2017, 2026, 4643, 1860, 1436, 480, 1505, 4, [['2.0 T Q4', 'petrol', 280, 'A4', 5.2, 8.3, 529], ['2.2 D', 'diesel', 160, 'AR', 8.2, 5.3, 429]]],
    ['Stelvio', 'suv', 'D', 2017, 2026, 4687, 1903, 1671, 525, 1700, 5, [['2.0 T Q4', 'petrol', 280, 'A4', 5.7, 9.0, 589], ['2.2 D Q4', 'diesel', 210, 'A4', 6.6, 6.2, 549]], { tow: 2300, tank: 64 }],
    ['Tonale', 'suv', 'C', 2022, 2026, 4528, 1835, 1601, 500, 1530, 4, [['1.5 Hybrid', 'mild', 160, 'AF', 8.8, 6.0, 419], ['Plug-in Hybrid Q4', 'plugin', 280, 'A4', 6.2, 15.5, 61, 1.2, 529, 2023]]],
  ],
};
